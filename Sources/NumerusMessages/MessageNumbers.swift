internal import NumerusFormatting
internal import NumerusLocales
internal import Synchronization

/// The number formats of one locale, each opened when it is first needed and kept.
///
/// Readers take no lock: what is made once is published by an atomic pointer that never changes again.
final class MessageNumbers: Sendable {
  let locale: LocaleID
  private let decimal = Published<Decimal>()
  private let formats = FormatList<NumberKey>()

  init(_ locale: LocaleID) { self.locale = locale }

  /// The locale's decimal format, with what writes most integers faster.
  final class Decimal: Sendable {
    let format: NumberFormat
    let integers: IntegerText?

    init(_ locale: LocaleID) {
      format = NumberFormat(.decimal, locale: locale)
      integers = IntegerText(format)
    }
  }

  @inline(__always)
  func withDecimal<Result>(_ body: (Decimal) -> Result) -> Result {
    decimal.with({ Decimal(locale) }, body)
  }

  /// Writes an integer in the locale's digits and groups.
  @inline(__always)
  func write(_ magnitude: UInt64, isNegative: Bool, into buffer: inout MessageBuffer) {
    withDecimal { decimal in
      if let integers = decimal.integers {
        integers.write(magnitude, isNegative: isNegative, into: &buffer)
      } else if isNegative {
        buffer.append(decimal.format.string(from: 0 - Int128(magnitude)))
      } else {
        buffer.append(decimal.format.string(from: magnitude))
      }
    }
  }

  /// A number in a style, as it is shown.
  func shown(_ number: MessageArgument.Number, _ key: NumberKey) -> FormattedNumber? {
    formats.with(key, { NumberFormat(key.style, locale: locale) }) { format in
      switch number {
      case .int(let value): try? format.format(value)
      case .uint(let value): try? format.format(value)
      case .double(let value): try? format.format(value)
      case .decimal(let text): try? format.format(decimal: text)
      }
    }
  }
}

/// A list of formats by key that only grows, up to a limit; what comes later is opened each time.
final class FormatList<Key: Hashable & Sendable>: Sendable {
  private let first = Published<Node>()
  private static var limit: Int { 64 }

  private final class Node: Sendable {
    let key: Key
    let format: NumberFormat
    let next = Published<Node>()

    init(_ key: Key, _ format: NumberFormat) {
      self.key = key
      self.format = format
    }
  }

  func with<Result>(
    _ key: Key, _ open: () -> NumberFormat, _ body: (NumberFormat) -> Result
  ) -> Result {
    with(key, 0, in: first, open, body)
  }

  private func with<Result>(
    _ key: Key, _ depth: Int, in slot: borrowing Published<Node>, _ open: () -> NumberFormat,
    _ body: (NumberFormat) -> Result
  ) -> Result {
    guard depth < Self.limit else { return body(open()) }
    return slot.with({ Node(key, open()) }) { node in
      node.key == key ? body(node.format) : with(key, depth + 1, in: node.next, open, body)
    }
  }
}

/// An object that is made at its first use, by whichever thread is first, and then stays.
///
/// Readers do not count references, so that threads that share one do not slow each other down.
struct Published<Object: AnyObject & Sendable>: ~Copyable, @unchecked Sendable {
  // Sendable: the pointer is written once, by an exchange that releases, and read by loads that acquire;
  // the object is Sendable and lives until this does.
  private let slot = Atomic<Unmanaged<Object>?>(nil)

  deinit { slot.load(ordering: .acquiring)?.release() }

  @inline(__always)
  func with<Result>(_ make: () -> Object, _ body: (Object) -> Result) -> Result {
    let found = slot.load(ordering: .acquiring) ?? publish(make())
    return found._withUnsafeGuaranteedRef { body($0) }
  }

  @inline(never)
  private func publish(_ object: Object) -> Unmanaged<Object> {
    let new = Unmanaged.passRetained(object)
    let (exchanged, original) = slot.compareExchange(
      expected: nil, desired: new, ordering: .acquiringAndReleasing)
    guard !exchanged, let original else { return new }
    new.release()
    return original
  }
}
