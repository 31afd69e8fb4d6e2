import NumerusCatalogs
import NumerusLocales
import NumerusMessages

/// Messages of any bytes: a string, and in each further line a plural form of a substitution in it.
///
/// The substitutions are named `a`, `b`, `c` … Whatever they say, text comes back, and of no more than some
/// length.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMessage(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  lines.forEach(keepsText)
  let names = "abcdefghijkl"
  let substitutions = zip(names, lines.dropFirst()).map { name, line in
    StringCatalog.Substitution(
      name: String(name), argumentNumber: line.utf8.count % 3 == 0 ? 2 : nil,
      formatSpecifier: "lld",
      value: .plural([
        .init(name: "few", value: .unit(.init(line))),
        .init(name: "other", value: .unit(.init(line))),
      ]))
  }
  let localization = StringCatalog.Localization(
    language: "ar", value: .unit(.init(lines[0])), substitutions: substitutions)
  guard let message = CompiledMessage(localization, language: "ar") else { return 0 }
  for arguments in lists {
    let text = message.render(arguments, in: context)
    guard text.utf8.count <= 16 << 20 else { fatalError("\(text.utf8.count) bytes") }
    var appended: [UInt8] = []
    message.append(to: &appended, arguments, in: context)
    guard appended.elementsEqual(text.utf8) else { fatalError("two roads, two texts") }
  }
  _ = message.choices(for: lists[1], in: context)
  return 0
}

private let context = MessageContext(locale: "ar-EG", onFault: { _ = $0.description })
private let lists: [[MessageArgument]] = [
  [], [3, "text", 1.5, .uint(.max)], [.double(.nan), .int(.min), .missing, "שלום"],
]

/// No byte of a string is lost, but for the half of a doubled percent sign.
private func keepsText(_ line: String) {
  let pattern = MessagePattern(line)
  var kept = ""
  for piece in pattern.pieces {
    switch piece {
    case .text(let text): kept += text
    case .placeholder(let placeholder): kept += placeholder.text
    }
  }
  let signs = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "%") } }
  let others = { (text: String) in text.utf8.filter { $0 != UInt8(ascii: "%") } }
  guard others(kept) == others(line), signs(kept) <= signs(line), signs(line) <= 2 * signs(kept)
  else { fatalError("\(line) became \(kept)") }
}
