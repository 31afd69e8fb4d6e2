import NumerusMessages
import Testing

@Suite("Placeholders")
struct PlaceholderTests {
  /// Conversions by C and by Apple's "String Format Specifiers".
  @Test(
    arguments: [
      ("%@", .text), ("%s", .text), ("%S", .text), ("%d", .signed), ("%i", .signed),
      ("%D", .signed),
      ("%hhd", .signed), ("%hd", .signed), ("%ld", .signed), ("%lld", .signed), ("%qd", .signed),
      ("%zd", .signed), ("%td", .signed), ("%jd", .signed), ("%u", .unsigned), ("%lu", .unsigned),
      ("%llu", .unsigned), ("%x", .hexadecimal(uppercase: false)),
      ("%X", .hexadecimal(uppercase: true)), ("%o", .octal), ("%f", .fixed), ("%F", .fixed),
      ("%lf", .fixed), ("%Lf", .fixed), ("%e", .scientific), ("%E", .scientific), ("%g", .general),
      ("%G", .general), ("%a", .hexadecimalFloat(uppercase: false)),
      ("%A", .hexadecimalFloat(uppercase: true)), ("%c", .character), ("%C", .character),
      ("%p", .pointer), ("%arg", .argument), ("%#@files@", .substitution("files")),
    ] as [(String, Placeholder.Conversion)])
  func conversion(text: String, conversion: Placeholder.Conversion) {
    let pattern = MessagePattern("a\(text)z")
    #expect(pattern.faults.isEmpty)
    guard pattern.pieces.count == 3, case .placeholder(let placeholder) = pattern.pieces[1] else {
      Issue.record("\(pattern.pieces)")
      return
    }
    #expect(placeholder.conversion == conversion)
    #expect(placeholder.text == text)
    #expect(placeholder.offset == 1)
    #expect(placeholder.position == nil)
  }

  @Test func parts() throws {
    let placeholder = try #require(MessagePattern("%3$-+08.2lf").placeholders.first)
    #expect(placeholder.position == 3)
    #expect(placeholder.flags == [.left, .plus, .zero])
    #expect(placeholder.width == .fixed(8))
    #expect(placeholder.precision == .fixed(2))
    #expect(placeholder.bits == 64)
    #expect(placeholder.conversion == .fixed)

    let named = try #require(MessagePattern("%12$#@a b.c@").placeholders.first)
    #expect(named.position == 12)
    #expect(named.conversion == .substitution("a b.c"))

    let stars = try #require(MessagePattern("%*.*f").placeholders.first)
    #expect(stars.width == .argument(nil))
    #expect(stars.precision == .argument(nil))
    #expect(MessagePattern("%2$*1$d").placeholders.first?.width == .argument(1))
    #expect(MessagePattern("%.f").placeholders.first?.precision == .fixed(0))
  }

  @Test func percentSigns() {
    #expect(MessagePattern("100%%").pieces == [.text("100%")])
    #expect(MessagePattern("%%%@%%").placeholders.count == 1)
    #expect(MessagePattern("%%@").placeholders.isEmpty)
    #expect(MessagePattern("%d%%").pieces.count == 2)
    #expect(MessagePattern("").pieces.isEmpty)
  }

  /// Each is text, and the fault tells the byte; `é` has two.
  @Test(arguments: [
    ("é%", 2), ("%n", 0), ("50 % de", 3), ("%99999999$@", 0), ("%0$@", 0), ("%128$@", 0),
    ("%#@name", 0), ("%#@@", 0), ("%#@a\nb@", 0), ("%1000d", 0), ("%.1000f", 0), ("%l", 0),
    ("%-", 0), ("%5.", 0), ("%*128$d", 0), ("%y", 0), ("%1$", 0), ("% d", 0), ("%é", 0),
  ])
  func malformed(text: String, offset: Int) {
    let pattern = MessagePattern(text)
    #expect(pattern.pieces == [.text(text)])
    guard case .malformedPlaceholder(_, offset)? = pattern.faults.first else {
      Issue.record("\(pattern.faults)")
      return
    }
    #expect(pattern.faults.count == 1)
  }

  @Test func textGoesOnBehindWhatIsMalformed() {
    let pattern = MessagePattern("%y %@ %#@x %d")
    #expect(pattern.placeholders.map(\.text) == ["%@", "%d"])
    #expect(pattern.faults.count == 2)
  }

  @Test func hostile() {
    let signs = String(repeating: "%", count: 1 << 20)
    #expect(MessagePattern(signs).pieces == [.text(String(signs.prefix(1 << 19)))])
    let open = String(repeating: "%#@", count: 300_000)
    #expect(MessagePattern(open).pieces == [.text(open)])
    #expect(MessagePattern(open).faults.count == 100)
    let digits = "%" + String(repeating: "9", count: 1 << 20)
    #expect(MessagePattern(digits + "$@" + digits).pieces == [.text(digits + "$@" + digits)])
    let flags = "%" + String(repeating: "-", count: 1 << 20)
    #expect(MessagePattern(flags).pieces == [.text(flags)])
    let name = "%#@" + String(repeating: "n", count: 1 << 20) + "@"
    #expect(MessagePattern(name).pieces == [.text(name)])
  }
}
