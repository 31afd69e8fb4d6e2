extension NumberParser {
  /// The spaces that are typed for each other, told ICU in every way it may want them.
  ///
  /// The format's own spaces are all U+00A0 (``PatternSetting/unifiedSpaces``). So a text's spaces are
  /// made U+00A0 as well; but ICU looks currency names up by the spaces that they have in CLDR ("US
  /// dollars" with U+0020, "F CFA" with U+202F), and so those that touch no digit are tried as each.
  struct Spaces {
    let text: String
    /// The UTF-8 lengths of the spaces before and after, in order; empty where nothing changed.
    private let lengths: [(offset: Int, original: Int, changed: Int)]

    private static let all: [Unicode.Scalar] = ["\u{A0}", " ", "\u{202F}", "\u{2009}"]

    /// The text in all ways that differ; one where it has no such space.
    static func variants(of text: Substring) -> [Spaces] {
      let scalars = Array(text.unicodeScalars)
      let spaces = scalars.indices.filter { all.contains(scalars[$0]) }
      guard !spaces.isEmpty else { return [Spaces(text: String(text), lengths: [])] }
      let isInName = spaces.map { index in
        !touchesDigit(index, in: scalars)
      }
      let choices = isInName.contains(true) ? all : [all[0]]
      return choices.map { choice in
        var changed = scalars
        for (index, isInName) in zip(spaces, isInName) {
          changed[index] = isInName ? choice : all[0]
        }
        return Spaces(original: scalars, changed: changed, at: spaces)
      }
    }

    private static func touchesDigit(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
      let around = [index - 1, index + 1].filter { scalars.indices.contains($0) }
      return around.contains { scalars[$0].properties.numericType == .decimal }
    }

    private init(text: String, lengths: [(offset: Int, original: Int, changed: Int)]) {
      self.text = text
      self.lengths = lengths
    }

    private init(original: [Unicode.Scalar], changed: [Unicode.Scalar], at spaces: [Int]) {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: changed)
      text = String(view)
      var lengths: [(offset: Int, original: Int, changed: Int)] = []
      var offset = 0
      var next = spaces.startIndex
      for (index, scalar) in changed.enumerated() {
        let count = scalar.utf8.count
        if next < spaces.endIndex, spaces[next] == index {
          next += 1
          lengths.append((offset, original[index].utf8.count, count))
        }
        offset += count
      }
      self.lengths = lengths
    }

    /// The UTF-8 offset in the original text of one in the changed text.
    func offset(_ changed: Int) -> Int {
      lengths.prefix { $0.offset < changed }
        .reduce(changed) { $0 + $1.original - $1.changed }
    }
  }
}
