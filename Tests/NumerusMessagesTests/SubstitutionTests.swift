import NumerusCatalogs
import NumerusLocales
import NumerusMessages
import Testing

@Suite("Substitutions and variations")
struct SubstitutionTests {
  private let files = Substitution(
    name: "files", argumentNumber: 1, formatSpecifier: "lld",
    value: plural(["one": "%arg file", "other": "%arg files"]))
  private let folders = Substitution(
    name: "folders", argumentNumber: 2, formatSpecifier: "lld",
    value: plural(["one": "%arg folder", "other": "%arg folders"]))

  @Test(
    arguments: [
      (1, 1, "1 file in 1 folder"), (1, 2, "1 file in 2 folders"),
      (1000, 1, "1,000 files in 1 folder"),
    ] as [(MessageArgument, MessageArgument, String)])
  func two(first: MessageArgument, second: MessageArgument, expected: String) {
    let both = message(
      unit("%#@files@ in %#@folders@"), "en", substitutions: [files, folders])
    #expect(rendered(both, [first, second]).text == expected)
  }

  /// The order in the string is not the order of the arguments.
  @Test func reordered() {
    let both = message(
      unit("%#@folders@: %#@files@"), "en", substitutions: [files, folders])
    #expect(rendered(both, [1, 2]).text == "2 folders: 1 file")
  }

  @Test func orderWithoutNumbers() {
    let first = Substitution(name: "a", value: plural(["one": "%arg a", "other": "%arg as"]))
    let second = Substitution(name: "b", value: plural(["one": "%arg b", "other": "%arg bs"]))
    let both = message(unit("%#@a@, %@, %#@b@"), "en", substitutions: [first, second])
    let (text, faults) = rendered(both, [1, "x", 2])
    #expect(text == "1 a, x, 2 bs")
    #expect(faults == [])
    let positioned = message(unit("%2$#@b@, %1$#@a@"), "en", substitutions: [first, second])
    #expect(rendered(positioned, [1, 2]).text == "2 bs, 1 a")
  }

  /// A placeholder without a number passes by what a substitution claims.
  @Test func besideText() {
    let before = message(unit("%#@files@ of %@"), "en", substitutions: [files])
    #expect(rendered(before, [2, "Anna"]).text == "2 files of Anna")
    let after = message(unit("%@ has %#@folders@"), "en", substitutions: [folders])
    #expect(rendered(after, ["Anna", 2]).text == "Anna has 2 folders")
    let inside = Substitution(
      name: "inside", argumentNumber: 1, formatSpecifier: "lld",
      value: plural(["one": "%@: %arg file", "other": "%@: %arg files"]))
    let named = message(unit("%#@inside@"), "en", substitutions: [inside])
    #expect(rendered(named, [2, "Anna"]).text == "Anna: 2 files")
    let swapped = message(unit("%#@folders@ of %@"), "en", substitutions: [folders])
    #expect(rendered(swapped, ["Anna", 2]).text == "2 folders of Anna")
  }

  @Test func specifierOfTheSubstitution() {
    let miles = Substitution(
      name: "miles", argumentNumber: 1, formatSpecifier: ".1f",
      value: plural(["one": "%arg mile", "other": "%arg miles"]))
    let message = message(unit("%#@miles@ to go"), "en", substitutions: [miles])
    let (text, faults) = rendered(message, [1.0])
    #expect(text == "1.0 miles to go")
    #expect(faults == [])
    // What stands where nothing was said is no claim about the argument.
    let object = Substitution(
      name: "n", formatSpecifier: "@", value: plural(["one": "%arg run", "other": "%arg runs"]))
    let runs = SubstitutionTests.render(unit("%#@n@"), [object], [1])
    #expect(runs.text == "1 run")
    #expect(runs.faults == [])
  }

  private static func render(
    _ value: Variation, _ substitutions: [Substitution], _ arguments: [MessageArgument]
  ) -> (text: String, faults: [MessageFault]) {
    rendered(message(value, "en", substitutions: substitutions), arguments)
  }

  /// The example of objc.io, issue 9: the whole list is applied again, and a variable's first placeholder
  /// shows its own argument.
  @Test(
    arguments: [
      (0, 5, "No runs completed yet"), (1, 1, "One run completed"),
      (2, 5, "2 of 5 runs completed"), (1, 5, "One of 5 runs completed"),
    ] as [(MessageArgument, MessageArgument, String)])
  func nested(completed: MessageArgument, total: MessageArgument, expected: String) {
    let inner = Substitution(
      name: "total", formatSpecifier: "lu",
      value: plural(["one": "run completed", "other": "of %lu runs completed"]))
    let outer = Substitution(
      name: "completed", formatSpecifier: "%lu",
      value: plural([
        "zero": "No runs completed yet", "one": "One %2$#@total@", "other": "%lu %2$#@total@",
      ]))
    let (text, faults) = Self.render(unit("%1$#@completed@"), [outer, inner], [completed, total])
    #expect(text == expected)
    #expect(faults == [])
  }

  @Test func cyclic() {
    let a = Substitution(name: "a", value: plural(["other": "a(%#@b@)"]))
    let b = Substitution(name: "b", value: plural(["other": "b(%#@a@)"]))
    let (text, faults) = Self.render(unit("%#@a@"), [a, b], [1, 2, 3])
    #expect(text == "a(b(a))")
    #expect(faults.contains(.cyclicSubstitution("a")))
  }

  /// Each names the next one twice: unfolded it would be 2^40 long.
  @Test func unfolding() {
    let chain = (0..<40).map { index in
      Substitution(
        name: "s\(index)", argumentNumber: 1,
        value: plural(["other": "%#@s\(index + 1)@%#@s\(index + 1)@"]))
    }
    let last = Substitution(name: "s40", argumentNumber: 1, value: unit("x"))
    let (text, faults) = Self.render(unit("%#@s0@"), chain + [last], [1])
    #expect(text.utf8.count < 100_000)
    #expect(faults.contains(.tooLarge))
  }

  @Test func deep() {
    var value = unit("deep")
    for _ in 0..<200 { value = .plural([Variation.Case(name: "other", value: value)]) }
    let (text, faults) = Self.render(value, [], [1])
    #expect(text == "")
    #expect(faults.contains(.tooLarge))
  }

  @Test func wide() {
    let many = (0..<3_000).map { Substitution(name: "s\($0)", value: unit("%@")) }
    let text = many.map { "%1$#@\($0.name)@" }.joined()
    let (shown, faults) = Self.render(unit(text), many, ["x"])
    #expect(shown.hasPrefix("xxx"))
    #expect(faults.contains(.tooLarge))
  }

  @Test func devices() {
    let value = Variation.device(
      cases(["mac": unit("Click"), "iphone": unit("Tap"), "other": unit("Press")]))
    let mac = message(value, "en", options: MessageOptions(devices: ["mac", "other"]))
    #expect(rendered(mac, []).text == "Click")
    let watch = message(value, "en", options: MessageOptions(devices: ["applewatch", "other"]))
    #expect(rendered(watch, []).text == "Press")
    let none = message(value, "en", options: MessageOptions(devices: []))
    #expect(rendered(none, []).text == "Click")
    #if !canImport(Darwin)
      #expect(rendered(message(value, "en"), []).text == "Press")
    #endif
    let nested = Variation.device(
      cases([
        "mac": plural(["one": "Click %lld time", "other": "Click %lld times"]),
        "other": plural(["one": "Tap %lld time", "other": "Tap %lld times"]),
      ]))
    let taps = message(nested, "en", options: MessageOptions(devices: ["iphone", "other"]))
    #expect(rendered(taps, [1]).text == "Tap 1 time")
    let substituted = message(
      .device(cases(["other": unit("Delete %#@files@")])), "en", substitutions: [files])
    #expect(rendered(substituted, [1]).text == "Delete 1 file")
  }

  @Test(
    arguments: [
      (nil, "Welcome to the application"), (40, "Welcome to the application"), (20, "Welcome"),
      (25, "Welcome"), (3, "Hi"),
    ] as [(Int?, String)])
  func widths(width: Int?, expected: String) {
    let value = Variation.width(
      cases([
        "20": unit("Welcome"), "5": unit("Hi"), "30": unit("Welcome to the application"),
      ]))
    let found = message(value, "en", options: MessageOptions(width: width))
    #expect(rendered(found, []).text == expected)
    #expect(found.text == expected)
  }
}
