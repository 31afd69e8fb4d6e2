/// Finds what a mistyped word was meant to be.
enum Spelling {
  /// The candidate nearest to a word; nil where none is near enough to be a slip of the hand.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    // Of a number or a letter any other is a slip away.
    guard word.utf8.count > 2, !word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let word = Array(word)
    let best = candidates.map { (text: $0, distance: distance(word, Array($0))) }
      .min { $0.distance < $1.distance }
    guard let best, best.distance <= max(1, best.text.count / 3) else { return nil }
    return best.text
  }

  /// "; did you mean 'type'?" or nothing.
  static func hint(_ word: String, among candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], left[i - 1] == b {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
