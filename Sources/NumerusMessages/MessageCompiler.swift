internal import NumerusCatalogs
internal import NumerusFormatting
internal import NumerusLocales
internal import NumerusPlurals

/// Makes a program of one language's value of a key.
struct MessageCompiler {
  typealias Variation = StringCatalog.Variation

  /// What the string that is being compiled stands in.
  struct Scope {
    /// The argument that the first placeholder without a number takes, from 0.
    var base = 0
    /// The substitution's own argument and how it is shown; nil in the message itself.
    var own: (argument: Int, format: Placeholder?, name: String)?
    var depth = 0
  }

  let language: MessageLanguage
  let options: MessageOptions
  let key: String?
  let substitutions: [String: StringCatalog.Substitution]

  var text: [UInt8] = []
  var pieces: [MessageProgram.Piece] = []
  var fields: [MessageProgram.Field] = []
  var placeholders: [String] = []
  var choices: [MessageProgram.Choice] = []
  var names: [String] = []
  var forms: [MessageProgram.Node] = []
  var faults: [MessageFault] = []
  /// The substitutions that are done, by name and argument.
  var finished: [Use: MessageProgram.Node] = [:]
  /// Those that are being compiled.
  var open: Set<String> = []

  struct Use: Hashable {
    var name: String
    var argument: Int
  }

  static let maximumDepth = 16
  static let maximumUses = 1_000
  static let maximumPieces = 100_000

  init(
    language: MessageLanguage, options: MessageOptions, key: String?,
    substitutions: [StringCatalog.Substitution]
  ) {
    self.language = language
    self.options = options
    self.key = key
    self.substitutions = Dictionary(
      substitutions.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
  }

  mutating func program(of variation: Variation) -> MessageProgram {
    let root = node(of: variation, Scope())
    return MessageProgram(
      text: text, pieces: pieces, fields: fields, placeholders: placeholders, choices: choices,
      names: names, forms: forms, root: root, rules: language.rules,
      isRightToLeft: language.isRightToLeft, faults: faults)
  }

  /// Compiles a variation to a run of pieces.
  mutating func node(of variation: Variation, _ scope: Scope) -> MessageProgram.Node {
    guard scope.depth < Self.maximumDepth, pieces.count < Self.maximumPieces else {
      report(.tooLarge)
      return MessageProgram.Node()
    }
    var scope = scope
    scope.depth += 1
    switch variation {
    case .unit(let unit): return node(of: MessagePattern(unit.value), scope)
    case .plural(let cases): return pluralNode(of: cases, scope)
    case .device(let cases): return node(ofChosen: options.chosenDevice(cases), scope)
    case .width(let cases): return node(ofChosen: options.chosenWidth(cases), scope)
    }
  }

  private mutating func node(
    ofChosen variation: Variation?, _ scope: Scope
  ) -> MessageProgram.Node {
    guard let variation else {
      report(.noForm)
      return MessageProgram.Node()
    }
    return node(of: variation, scope)
  }

  mutating func append(_ new: [MessageProgram.Piece]) -> MessageProgram.Node {
    let start = Int32(pieces.count)
    pieces.append(contentsOf: new)
    return MessageProgram.Node(start: start, end: Int32(pieces.count))
  }

  mutating func report(_ fault: MessageFault) {
    if faults.count < 100, !faults.contains(fault) { faults.append(fault) }
  }
}

/// The language that strings are in, with what is asked of it often.
struct MessageLanguage: Sendable {
  let locale: LocaleID
  let rules: PluralRules
  let isRightToLeft: Bool

  init(_ locale: LocaleID) {
    self.locale = locale
    rules = PluralRules(locale)
    isRightToLeft = locale.layoutDirection == .rightToLeft
  }
}

extension MessageOptions {
  /// The case for the first device that there is one for, else the first case.
  func chosenDevice(_ cases: [StringCatalog.Variation.Case]) -> StringCatalog.Variation? {
    for name in devices {
      if let found = cases.first(where: { $0.name == name }) { return found.value }
    }
    return cases.first?.value
  }

  /// The widest case that is no wider than what was asked for, else the narrowest.
  func chosenWidth(_ cases: [StringCatalog.Variation.Case]) -> StringCatalog.Variation? {
    let sorted = cases.map { (width: Int($0.name) ?? 0, value: $0.value) }
      .sorted { $0.width < $1.width }
    guard let width else { return sorted.last?.value }
    return (sorted.last { $0.width <= width } ?? sorted.first)?.value
  }
}
