internal import NumerusFormatting

/// Why a test has no result.
struct ConformanceFault: Error, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The test makes no sense, or ICU failed.
    case error
    /// The linked ICU cannot do it.
    case unsupported
    /// Rounding was forbidden and is needed.
    case inexact
  }

  let kind: Kind
  /// ICU's `U_FORMAT_INEXACT_ERROR`, of all versions.
  private static let inexactStatus: Int32 = 65_809

  /// In a few words, always the same for the same kind of fault.
  let error: String
  let detail: String

  init(_ error: String, _ detail: String) {
    self.init(kind: .error, error, detail)
  }

  init(unsupported error: String, _ detail: String) {
    self.init(kind: .unsupported, error, detail)
  }

  private init(kind: Kind, _ error: String, _ detail: String) {
    self.kind = kind
    self.error = error
    self.detail = detail
  }

  init(_ error: FormatError) {
    let detail = error.description
    switch error {
    case .inexact, .icu(Self.inexactStatus, _): self.init(kind: .inexact, "Inexact", detail)
    case .unsupported(let what, _): self.init(unsupported: what, detail)
    case .unknown(let kind, _): self.init("unknown \(kind.rawValue)", detail)
    case .unknownLocale: self.init("unknown locale", detail)
    case .skeleton: self.init("unknown skeleton", detail)
    case .pattern: self.init("unknown pattern", detail)
    case .number: self.init("no number", detail)
    default: self.init("formatting failed", detail)
    }
  }
}

/// Runs something of the library, with its error as the protocol's.
func translatingFaults<Value>(
  _ body: () throws(FormatError) -> Value
) throws(ConformanceFault) -> Value {
  do throws(FormatError) {
    return try body()
  } catch {
    throw ConformanceFault(error)
  }
}
