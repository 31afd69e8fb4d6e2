/// An option of a verb.
struct Option {
  /// With its dashes.
  let name: String
  /// The values that it takes; none for a flag, and none where any text is taken.
  var values: [String] = []
  /// What the text is that it takes, as messages name it: "a locale such as 'pl'".
  var text: String?

  var takesValue: Bool { text != nil || !values.isEmpty }
}

/// The options of a verb, and the page of help that they are told on.
struct OptionTable {
  let page: String
  let options: [Option]

  func option(_ name: Substring) -> Option? { options.first { $0.name == name } }

  /// Whether an argument is an option: it begins with a dash, and is neither a lone one nor a
  /// negative number.
  static func isOption(_ argument: String) -> Bool {
    let rest = argument.utf8.dropFirst()
    guard argument.utf8.first == UInt8(ascii: "-"), let next = rest.first else { return false }
    return next &- 0x30 > 9
  }

  /// Where the first operand stands; nil where there is none.
  func firstOperand(in arguments: [String]) -> Int? {
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      if argument == "--" { return index + 1 < arguments.count ? index + 1 : nil }
      guard Self.isOption(argument) else { return index }
      let takesNext = option(argument[...])?.takesValue ?? false
      index += takesNext ? 2 : 1
    }
    return nil
  }
}
