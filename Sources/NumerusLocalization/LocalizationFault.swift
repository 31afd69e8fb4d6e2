public import NumerusCatalogs
internal import NumerusFormatting
public import NumerusLocales
public import NumerusMessages
internal import Synchronization

/// Something that was wrong while a string was looked up; the best string that there was came back.
public enum LocalizationFault: Error, Sendable {
  /// A file could not be read, or not all of it; other tables are not affected.
  case unreadable(place: String, reason: String)
  /// A file could be read but for some places.
  case malformed(CatalogError)
  /// No language that may answer has the key.
  case missing(key: String, table: String, language: LocaleID)
  /// A string's placeholders and the arguments do not go together.
  case message(MessageFault, key: String, table: String, language: LocaleID)
  /// A string asks for grammatical agreement (`^[…](inflect: true)`), which is not done here; the marks
  /// were taken out.
  case inflection(key: String)
}

extension LocalizationFault: CustomStringConvertible {
  /// A sentence for people.
  public var description: String {
    switch self {
    case .unreadable(let place, let reason): "\(place): \(reason)"
    case .malformed(let error): "\(error)"
    case .missing(let key, let table, let language):
      "no string for the key \"\(key)\" in the table \(table) for \(language)"
    case .message(let fault, let key, let table, let language):
      "the string for \"\(key)\" in the table \(table) in \(language): \(fault)"
    case .inflection(let key):
      "the string for \"\(key)\" asks for inflection, which is not done; its marks were taken out"
    }
  }
}

extension LocalizationFault {
  /// Is told each fault, in the place where it is found and on that thread; nil until it is set.
  ///
  ///     LocalizationFault.handler = { print("warning: \($0)") }
  ///
  /// For the whole process. Without a handler a fault costs one atomic load.
  public static var handler: (@Sendable (LocalizationFault) -> Void)? {
    get { hook.withLock { $0 } }
    set {
      hook.withLock { $0 = newValue }
      hears.store(newValue != nil, ordering: .releasing)
    }
  }

  static func report(_ fault: @autoclosure () -> LocalizationFault) {
    guard isHeard, let handler else { return }
    handler(fault())
  }

  /// Whether there is anyone to be told.
  static var isHeard: Bool { hears.load(ordering: .acquiring) }

  private static let hears = Atomic<Bool>(false)
  private static let hook = Locked<(@Sendable (LocalizationFault) -> Void)?>(nil)
}
