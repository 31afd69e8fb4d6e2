import NumerusPlurals

/// Colours, where they were asked for or a terminal shows them.
struct Paint {
  let isOn: Bool

  /// - Parameter choice: `always`, `never`, or `auto` and nil for what the output is.
  init(_ choice: String? = nil) {
    switch choice {
    case "always": isOn = true
    case "never": isOn = false
    default:
      isOn =
        Platform.isTerminal(Platform.standardOutput) && Platform.environment("NO_COLOR") == nil
        && Platform.environment("TERM").map { $0 != "dumb" } == true
    }
  }

  func category(_ category: PluralCategory) -> String { wrap(category.description, "1") }

  /// The same text with its verdicts in green and red.
  ///
  /// No operand, category or operator is spelled like one.
  func verdicts(in line: String) -> String {
    guard isOn else { return line }
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      switch word {
      case "yes": wrap("yes", "32")
      case "no": wrap("no", "31")
      default: String(word)
      }
    }.joined(separator: " ")
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
