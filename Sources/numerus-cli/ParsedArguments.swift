/// Arguments, told apart into options and operands by a verb's table.
///
/// Options may stand anywhere before `--`; of an option given twice the last one counts.
struct ParsedArguments {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  let table: OptionTable

  init(_ arguments: [String], _ table: OptionTable) throws(CommandError) {
    self.table = table
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard OptionTable.isOption(argument) else {
        operands.append(argument)
        continue
      }
      try take(argument, &rest)
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, one of those that the table lists if it does; nil where it was not given.
  func value(_ name: String) -> String? { values[name] }

  /// An error that points to the verb's page of help.
  func fault(_ message: String) -> CommandError { .usage(message, help: table.page) }

  private mutating func take(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = table.option(parts[0]) else {
      let hint = Spelling.hint(String(parts[0]), among: table.options.map(\.name))
      throw fault("unknown option '\(InputFault.excerpt(String(parts[0])))'\(hint)")
    }
    guard option.takesValue else {
      if parts.count > 1 { throw fault("option '\(option.name)' takes no value") }
      values[option.name] = ""
      return
    }
    let expected = option.text ?? option.values.joined(separator: " or ")
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
      throw fault("option '\(option.name)' needs a value; expected \(expected)")
    }
    guard option.text != nil || option.values.contains(value) else {
      let hint = Spelling.hint(value, among: option.values)
      throw fault(
        "'\(InputFault.excerpt(value))' is no value of '\(option.name)'; expected \(expected)"
          + hint)
    }
    values[option.name] = value
  }
}
