/// What the command tells its caller by its exit.
enum ExitStatus: Int32 {
  case success = 0
  /// Some input could not be answered, or could not be read or written.
  case badInput = 1
  /// The arguments make no sense.
  case usage = 2
}

/// What ends the command early.
enum CommandError: Error {
  /// Wrong arguments: what is wrong, and the page of help that tells what is right.
  case usage(String, help: String)
  case system(SystemError)

  /// The status to leave with, once the message was written.
  var status: ExitStatus {
    switch self {
    case .usage: .usage
    case .system: .badInput
    }
  }

  /// The message; nil where nobody is left to read it.
  var message: String? {
    switch self {
    case .usage(let message, let page):
      let command = page.isEmpty ? "numerus" : "numerus \(page)"
      return "\(message)\nTry '\(command) --help'."
    case .system(let error):
      return error.isClosedPipe ? nil : error.description
    }
  }
}

/// Messages for people, on standard error.
enum Diagnostics {
  static func write(_ message: String) {
    var text = "numerus: \(message)\n"
    // Where standard error itself is closed, the exit status is what is left to tell.
    text.withUTF8 { try? Platform.send(UnsafeRawBufferPointer($0), to: Platform.standardError) }
  }
}
