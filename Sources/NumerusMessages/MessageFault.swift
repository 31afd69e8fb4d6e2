/// What was wrong with a message or its arguments; the best string that there is came back all the same.
public enum MessageFault: Error, Hashable, Sendable {
  /// A placeholder whose argument the caller did not give: its text, and the argument's number from 1.
  ///
  /// Nothing is shown in its place.
  case missingArgument(placeholder: String, number: Int)
  /// An argument of another kind than the placeholder is for: text for `%d`, a number for `%@`.
  ///
  /// The argument is shown in the way of its own kind.
  case mismatchedArgument(placeholder: String, number: Int)
  /// A percent sign that begins no placeholder: the text from there on, and its offset in UTF-8 bytes.
  ///
  /// It is shown as it stands.
  case malformedPlaceholder(String, offset: Int)
  /// A `%#@name@` for which the message has no substitution; its name is shown.
  case unknownSubstitution(String)
  /// A substitution that contains itself; its name is shown.
  case cyclicSubstitution(String)
  /// An argument that a plural form is to be chosen by and that is no number; `other` is taken.
  case uncountableArgument(number: Int)
  /// A plural, device or width variation without any case; nothing is shown.
  case noForm
  /// A message whose substitutions unfold beyond any use; what comes after is left out.
  case tooLarge
}

extension MessageFault: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .missingArgument(let placeholder, let number):
      "'\(placeholder)' needs argument \(number), which was not given"
    case .mismatchedArgument(let placeholder, let number):
      "argument \(number) is not of the kind that '\(placeholder)' is for"
    case .malformedPlaceholder(let text, let offset):
      "'\(text)' at byte \(offset) begins no placeholder; a percent sign is written '%%'"
    case .unknownSubstitution(let name): "there is no substitution named '\(name)'"
    case .cyclicSubstitution(let name): "the substitution '\(name)' contains itself"
    case .uncountableArgument(let number):
      "argument \(number) chooses a plural form and is no number"
    case .noForm: "a variation has no form"
    case .tooLarge: "the message unfolds to more than can be shown"
    }
  }
}
