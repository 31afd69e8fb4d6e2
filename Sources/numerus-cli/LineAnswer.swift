/// Lines for each input that may be bad.
struct LineAnswer: InputAnswer {
  let answer: (String) throws(InputFault) -> String

  func answer(
    _ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBuffer
  ) throws(SystemError) -> InputFault? {
    let line: String
    do throws(InputFault) {
      line = try answer(String(decoding: text, as: UTF8.self))
    } catch {
      return error
    }
    try output.append("\(line)\n")
    return nil
  }
}
