import NumerusFormatting
import NumerusLocales

/// A line for each input: what a formatter makes of it.
struct FormattingAnswer: InputAnswer {
  let isTrimmed: Bool
  private let options: Shown.Options
  private let format: (String) throws(InputFault) -> Shown

  init(
    _ options: Shown.Options, isTrimmed: Bool = true,
    format: @escaping (String) throws(InputFault) -> Shown
  ) {
    self.isTrimmed = isTrimmed
    self.options = options
    self.format = format
  }

  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    let input = String(decoding: text, as: UTF8.self)
    let shown: Shown
    do throws(InputFault) {
      shown = try format(input)
    } catch {
      return error
    }
    try output.append(shown.lines(of: input, options))
    return nil
  }
}

extension ParsedArguments {
  /// The locale that `--locale` names, else that of the environment.
  func locale() throws(CommandError) -> LocaleID {
    guard let identifier = value("--locale") else { return AppLocale.current }
    return try locale(identifier)
  }

  /// - Throws: A usage error with a caret where the identifier is malformed.
  func locale(_ identifier: String) throws(CommandError) -> LocaleID {
    do throws(LocaleIDError) {
      return try LocaleID(validating: identifier)
    } catch {
      throw fault(error.description)
    }
  }

  /// What a strict initializer gives; a formatter that cannot be made is a fault in the arguments.
  func formatter<Value>(
    _ make: () throws(FormatError) -> Value
  ) throws(CommandError) -> Value {
    do throws(FormatError) {
      return try make()
    } catch {
      throw fault(InputFault.printable(lines: error.description))
    }
  }
}
