/// What was wrong while a message was rendered; the best string that there was came back all the same.
public enum MessageFault: Error, Hashable, Sendable {
  /// A placeholder whose argument the caller did not give: its text, and the argument's number from 1.
  case missingArgument(placeholder: String, number: Int)
}
