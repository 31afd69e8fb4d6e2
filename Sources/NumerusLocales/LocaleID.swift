/// A Unicode locale identifier: language, script, region, variants and extensions.
///
///     LocaleID("zh-Hant-TW").region                        // "TW"
///     LocaleID("ar-EG-u-nu-latn").keywords["nu"]           // "latn"
///     LocaleID("de_DE@hours=h23").identifier               // "de-DE-u-hc-h23"
///
/// BCP 47 (`sr-Latn`), ICU (`zh_Hant_TW@calendar=roc`) and POSIX (`ar_EG.UTF-8`, `sr_RS@latin`, `C`)
/// spellings are read alike. What is kept is the canonical form, so two identifiers are equal when they
/// differ only in case, separators and the order of what has no order. Aliases are another matter:
/// `iw` and `he` differ until ``canonical`` is asked for. Source: UTS #35 part 1, section 3.
public struct LocaleID: Hashable, Sendable {
  /// Language, script and region in their packed form, for looking things up.
  package internal(set) var subtags: LocaleSubtags
  /// The variants in lower case, sorted: `["1994", "rozaj"]`.
  public internal(set) var variants: [String] = []
  /// The attributes of the `u` extension in lower case, sorted; rare.
  public internal(set) var attributes: [String] = []
  /// The keywords of the `u` extension: `keywords["nu"] = "latn"`.
  public var keywords = Keywords()
  /// Extensions other than `u`, sorted, private use last.
  var extensions: [Extension] = []

  /// One extension: its singleton in lower case, and its canonical content.
  struct Extension: Hashable, Sendable {
    var singleton: UInt8
    var content: String
  }

  /// Makes an identifier of packed parts alone; does not check them.
  package init(_ subtags: LocaleSubtags) {
    self.subtags = subtags
  }

  /// Reads an identifier as far as it is well-formed; never fails.
  ///
  /// Malformed text gives its longest front of whole, well-formed subtags: `en-US-!` is `en-US`, and text
  /// without such a front is `und`. Where a mistake should be told, use ``init(validating:)``.
  /// Time and space are linear in the text, but for sorting variants.
  public init(_ identifier: String) {
    var identifier = identifier
    self = identifier.withUTF8 { Reading($0.span).result }
  }

  /// Reads bytes that need not be valid UTF-8, as far as they are well-formed.
  package init(scanning utf8: UnsafeBufferPointer<UInt8>) {
    self = Reading(utf8.span).result
  }

  /// Reads an identifier, all of which must be well-formed.
  ///
  /// - Throws: ``LocaleIDError`` with the place and what was expected there. A well-formed identifier
  ///   need not name anything: whether a language exists is not asked.
  public init(validating identifier: String) throws(LocaleIDError) {
    var text = identifier
    let reading = text.withUTF8 { Reading($0.span) }
    if let fault = reading.fault {
      throw .malformed(identifier: identifier, offset: fault.offset, expected: fault.expected)
    }
    self = reading.result
  }
}

extension LocaleID {
  /// The language in lower case, `und` if it is not known.
  public var language: String {
    subtags.language == 0 ? "und" : PackedASCII.string(subtags.language)
  }

  /// The script in title case, `Hant`.
  public var script: String? {
    subtags.script == 0 ? nil : PackedASCII.string(subtags.script)
  }

  /// The region in upper case or digits, `TW` or `419`.
  public var region: String? {
    subtags.region == 0 ? nil : PackedASCII.string(subtags.region)
  }

  /// The content of an extension other than `u`: `LocaleID("en-t-de-x-a")[extension: "t"]` is `de`.
  public subscript(extension singleton: Character) -> String? {
    guard let byte = singleton.asciiValue else { return nil }
    return extensions.first { $0.singleton == byte | 0x20 }?.content
  }
}
