internal import NumerusPlurals

/// A message in the form in which it is rendered: flat tables, so that no step of rendering parses, counts
/// references or follows more than an index.
final class MessageProgram: Sendable {
  /// The literal text of all forms, one after the other.
  let text: [UInt8]
  let pieces: [Piece]
  let fields: [Field]
  /// The placeholders of the fields as they are written.
  let placeholders: [String]
  let choices: [Choice]
  /// The substitutions that the choices belong to; empty for the message's own variation.
  let names: [String]
  /// Six nodes for each choice, by the raw value of the category.
  let forms: [Node]
  let root: Node
  let rules: PluralRules
  let isRightToLeft: Bool
  /// What was wrong with the message itself.
  let faults: [MessageFault]

  /// A run of pieces.
  struct Node: Sendable {
    var start: Int32 = 0
    var end: Int32 = 0
  }

  struct Piece: Sendable {
    enum Kind: UInt8, Sendable {
      /// `first` and `second` are the limits of the text.
      case literal
      /// `first` is the index of a field.
      case field
      /// `first` is the index of a choice.
      case choice
      /// `first` and `second` are the limits of a node.
      case node
    }
    var kind: Kind
    var first: Int32
    var second: Int32 = 0
  }

  /// Where an argument is shown, and how.
  struct Field: Sendable {
    /// From 0.
    var argument: Int32
    var format: FieldFormat
    var width: Size
    var precision: Size
    /// Whether an integer is shown here by its digits alone, with no width and no precision.
    var isPlainInteger: Bool

    enum Size: Sendable {
      case none
      case fixed(Int16)
      /// From 0.
      case argument(Int32)
    }
  }

  /// A set of plural forms.
  struct Choice: Sendable {
    /// The argument that is counted, from 0.
    var argument: Int32
    /// How the argument is shown in the forms: the index of a field.
    var field: Int32
    var hasZero: Bool
    /// Which categories have a form of their own, by bits.
    var present: UInt8
  }

  init(
    text: [UInt8], pieces: [Piece], fields: [Field], placeholders: [String], choices: [Choice],
    names: [String], forms: [Node], root: Node, rules: PluralRules, isRightToLeft: Bool,
    faults: [MessageFault]
  ) {
    self.text = text
    self.pieces = pieces
    self.fields = fields
    self.placeholders = placeholders
    self.choices = choices
    self.names = names
    self.forms = forms
    self.root = root
    self.rules = rules
    self.isRightToLeft = isRightToLeft
    self.faults = faults
  }
}

/// How a field shows a number: what of a placeholder does not depend on arguments.
struct FieldFormat: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    /// By the kind of the argument: `%arg` without a specifier.
    case natural
    case text, signed, unsigned, hexadecimal, octal, fixed, scientific, general, hexadecimalFloat
    case character, pointer
  }
  var kind: Kind
  var isUppercase = false
  var flags: Placeholder.Flags = []
  /// 0 without a length modifier.
  var bits: UInt8 = 0

  /// Whether the locale's digits are shown.
  var isLocalized: Bool {
    switch kind {
    case .hexadecimal, .octal, .hexadecimalFloat, .character, .pointer: false
    default: true
    }
  }

  /// The format without what no localized number depends on, so that those shown alike share a format.
  var number: FieldFormat {
    FieldFormat(
      kind: isInteger ? .natural : kind, flags: flags.intersection([.plus, .zero, .left]))
  }

  /// Whether an integer is shown as digits in decimal without a fraction.
  var isInteger: Bool { kind == .signed || kind == .unsigned || kind == .natural || kind == .text }
}

extension FieldFormat {
  init(_ placeholder: Placeholder) {
    kind =
      switch placeholder.conversion {
      case .text: .text
      case .signed: .signed
      case .unsigned: .unsigned
      case .hexadecimal: .hexadecimal
      case .octal: .octal
      case .fixed: .fixed
      case .scientific: .scientific
      case .general: .general
      case .hexadecimalFloat: .hexadecimalFloat
      case .character: .character
      case .pointer: .pointer
      case .argument, .substitution: .natural
      }
    switch placeholder.conversion {
    case .hexadecimal(let uppercase), .hexadecimalFloat(let uppercase): isUppercase = uppercase
    default: break
    }
    flags = placeholder.flags
    bits = UInt8(placeholder.bits ?? 0)
  }
}
