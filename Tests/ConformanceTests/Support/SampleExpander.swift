/// The samples of a rule text, expanded without `PluralSamples`.
enum SampleExpander {
  /// The condition and every sample of a rule such as `n = 1 @integer 1 @decimal 1.0, 1.00`.
  static func split(_ rule: String) throws -> (condition: String, samples: [String]) {
    let parts = rule.split(separator: "@", omittingEmptySubsequences: false)
    let lists = parts.dropFirst().map { part in part.drop { $0 != " " } }
    let samples = try lists.flatMap { list in
      try list.split(separator: ",").flatMap { try expand(trim($0)) }
    }
    return (trim(parts.first ?? ""), samples)
  }

  private static func trim(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// `1.8~2.1` is 1.8, 1.9, 2.0, 2.1: the last digit counts up.
  private static func expand(_ item: String) throws -> [String] {
    if item == "…" { return [] }
    let ends = item.split(separator: "~").map(String.init)
    guard ends.count == 2 else { return [item] }
    let fraction = ends[0].split(separator: ".").dropFirst().first?.count ?? 0
    let whole = ends.map { Int($0.filter { $0 != "." }) }
    guard let low = whole[0], let high = whole[1], low <= high else { throw Malformed(what: item) }
    return (low...high).map { value in
      var digits = Array(String(value))
      while digits.count <= fraction { digits.insert("0", at: 0) }
      if fraction > 0 { digits.insert(".", at: digits.count - fraction) }
      return String(digits)
    }
  }
}
