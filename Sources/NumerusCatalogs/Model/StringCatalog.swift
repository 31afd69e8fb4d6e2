/// The strings of a table in all of its languages: the one model that every file format is read into.
///
/// A `.xcstrings` file is a catalog of many languages; a `.strings` or `.stringsdict` file is one of a
/// single language, and those of one table in several `.lproj` folders are merged into one.
public struct StringCatalog: Hashable, Sendable {
  /// The language that keys and source strings are in, as the file writes it: "en", "zh-Hant".
  public var sourceLanguage: String
  /// The version of the format: "1.0".
  public var version: String
  /// The entries by their keys, in the order of the file; where a key stands twice, the last counts.
  public var entries: [Entry]
  /// What the file holds beside these, so that it can be written back.
  var unknownFields: UnknownFields = .none

  /// Makes a catalog of its parts.
  public init(sourceLanguage: String, version: String = "1.0", entries: [Entry] = []) {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.entries = entries
  }

  /// One key with its localizations.
  public struct Entry: Hashable, Sendable {
    /// What code looks the string up by: "%lld files".
    public var key: String
    /// What a translator is told.
    public var comment: String?
    /// How the key came into the catalog: "manual", "extracted_with_value", "stale", "migrated"; nil where
    /// the compiler extracts it from code.
    public var extractionState: String?
    /// False for text that stays as it is in every language.
    public var shouldTranslate: Bool
    /// The localizations by language, as the file writes it, in its order.
    public var localizations: [Localization]
    var unknownFields: UnknownFields = .none

    /// Makes an entry of its parts.
    public init(
      key: String, comment: String? = nil, extractionState: String? = nil,
      shouldTranslate: Bool = true, localizations: [Localization] = []
    ) {
      self.key = key
      self.comment = comment
      self.extractionState = extractionState
      self.shouldTranslate = shouldTranslate
      self.localizations = localizations
    }

    /// The localization of a language, by its exact spelling; the last where a file has it twice.
    public subscript(language: String) -> Localization? {
      localizations.last { $0.language == language }
    }
  }
}

extension StringCatalog {
  /// One language's value of a key.
  public struct Localization: Hashable, Sendable {
    /// As the file writes it: "pt-BR".
    public var language: String
    /// Nil where a file has an empty localization.
    public var value: Variation?
    /// Parts of the value with variations of their own, named in it as `%#@name@`.
    public var substitutions: [Substitution]
    /// Alternative strings of one key, such as spoken phrases; their texts, in order.
    public var stringSet: StringSet?
    var unknownFields: UnknownFields = .none

    /// Makes a localization of its parts.
    public init(
      language: String, value: Variation?, substitutions: [Substitution] = [],
      stringSet: StringSet? = nil
    ) {
      self.language = language
      self.value = value
      self.substitutions = substitutions
      self.stringSet = stringSet
    }
  }

  /// A string, or one for each case of something: of a count, a device, a width.
  public indirect enum Variation: Hashable, Sendable {
    case unit(StringUnit)
    /// By plural category, `zero` … `other`, in the order of the file. A category may be absent.
    case plural([Case])
    /// By device: "mac", "iphone", "other".
    case device([Case])
    /// By width in characters or points: "20", "35".
    case width([Case])

    /// One case: its name as the file writes it, and what stands for it.
    public struct Case: Hashable, Sendable {
      /// "one", "mac", "20".
      public var name: String
      /// What stands for it: a string, or a further variation.
      public var value: Variation
      var unknownFields: UnknownFields = .none

      /// Makes a case of its parts.
      public init(name: String, value: Variation) {
        self.name = name
        self.value = value
      }
    }
  }

  /// A string with the state of its translation.
  public struct StringUnit: Hashable, Sendable {
    /// The text, with its placeholders.
    public var value: String
    /// "new", "translated", "needs_review", "machine_translated", "stale", or what a newer Xcode writes;
    /// empty where the file has none.
    public var state: String
    var unknownFields: UnknownFields = .none

    /// Makes a string with its state.
    public init(_ value: String, state: String = "translated") {
      self.value = value
      self.state = state
    }
  }

  /// A part of a string that varies by one argument.
  public struct Substitution: Hashable, Sendable {
    /// The name in `%#@name@`.
    public var name: String
    /// Which argument it counts, from 1; nil where the order in the string tells.
    public var argumentNumber: Int?
    /// How the argument is shown where the text says `%arg`: "lld", without its percent sign.
    public var formatSpecifier: String?
    /// What stands for `%#@name@`.
    public var value: Variation?
    var unknownFields: UnknownFields = .none

    /// Makes a substitution of its parts.
    public init(
      name: String, argumentNumber: Int? = nil, formatSpecifier: String? = nil, value: Variation?
    ) {
      self.name = name
      self.argumentNumber = argumentNumber
      self.formatSpecifier = formatSpecifier
      self.value = value
    }
  }

  /// Alternative strings of one key.
  public struct StringSet: Hashable, Sendable {
    /// The strings, in their order.
    public var values: [String]
    /// The state of the translation, as in ``StringUnit``.
    public var state: String
    var unknownFields: UnknownFields = .none

    /// Makes a set of its parts.
    public init(_ values: [String], state: String = "translated") {
      self.values = values
      self.state = state
    }
  }
}

/// The members of an object of a file that the model has no place for, kept for writing it back.
///
/// They take part in equality, since two files that differ in them are not the same.
struct UnknownFields: Hashable, Sendable {
  var members: [Member]

  struct Member: Hashable, Sendable {
    var key: String
    /// The value as JSON text.
    var json: String
  }

  static let none = UnknownFields(members: [])
}
