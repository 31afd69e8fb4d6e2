/// Which languages the bytes of an `.xcstrings` file have strings in, and where those are.
///
/// One pass that builds nothing: so that one language of a catalog can be read at the cost of that
/// language, since what of other languages is cut out is never parsed. What is malformed ends the pass;
/// the reader of the whole file tells what is wrong with it.
struct CatalogSkim {
  /// One language's member of a `localizations` object: from its key to the end of its value.
  private struct Member {
    var language: Int
    var range: Range<Int>
  }

  /// The languages as they are spelled, in the order in which they are first found.
  private(set) var languages: [String] = []
  private(set) var sourceLanguage: String?
  /// Whether the brackets of the file came out even.
  private(set) var isWhole = false
  private var members: [Member] = []
  /// What is between the braces of each `localizations` object, and its part of `members`.
  private var objects: [(content: Range<Int>, members: Range<Int>)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = Scanner(bytes: bytes)
    scanner.run(&self)
  }

  /// The file with strings in some languages alone.
  func filtered(_ bytes: UnsafeBufferPointer<UInt8>, keeping isKept: (String) -> Bool) -> [UInt8] {
    let kept = languages.map(isKept)
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var next = 0
    for object in objects {
      text.append(contentsOf: bytes[next..<object.content.lowerBound])
      var isFirst = true
      for member in members[object.members] where kept[member.language] {
        if !isFirst { text.append(UInt8(ascii: ",")) }
        isFirst = false
        text.append(contentsOf: bytes[member.range])
      }
      next = object.content.upperBound
    }
    text.append(contentsOf: bytes[next...])
    return text
  }

  private mutating func number(of name: UnsafeBufferPointer<UInt8>.SubSequence) -> Int {
    if let known = languages.firstIndex(where: { $0.utf8.elementsEqual(name) }) { return known }
    languages.append(String(decoding: name, as: UTF8.self))
    return languages.count - 1
  }
}

extension CatalogSkim {
  private struct Scanner {
    /// Where in the file an object is, as far as that matters.
    enum Place { case file, strings, entry, localizations, elsewhere }

    let bytes: UnsafeBufferPointer<UInt8>
    var offset = 0
    var place: [Place] = []
    /// What the value at hand would be, were it an object.
    var next = Place.file
    /// The member of a `localizations` object at hand: its language, and where it began.
    var member: (language: Int, start: Int)?
    var firstMember = 0
    var content = 0
    var isSourceLanguage = false

    mutating func run(_ skim: inout CatalogSkim) {
      while offset < bytes.count {
        let byte = bytes[offset]
        switch byte {
        case UInt8(ascii: "\""):
          guard !string(&skim) else { continue }
          return
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          open(isObject: byte == UInt8(ascii: "{"), &skim)
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          guard !place.isEmpty else { return }
          close(&skim)
          if place.isEmpty { return skim.isWhole = true }
        case UInt8(ascii: ","):
          end(&skim, at: offset)
          (next, isSourceLanguage) = (.elsewhere, false)
        default: break
        }
        offset += 1
      }
    }

    private mutating func open(isObject: Bool, _ skim: inout CatalogSkim) {
      let opened = isObject ? next : .elsewhere
      place.append(opened)
      if opened == .localizations {
        content = offset + 1
        firstMember = skim.members.count
      }
      next = .elsewhere
    }

    private mutating func close(_ skim: inout CatalogSkim) {
      end(&skim, at: offset)
      if place.removeLast() == .localizations {
        skim.objects.append((content..<offset, firstMember..<skim.members.count))
      }
      next = .elsewhere
    }

    /// Ends the member at hand where its object goes on or ends.
    private mutating func end(_ skim: inout CatalogSkim, at end: Int) {
      guard let member, place.last == .localizations else { return }
      skim.members.append(Member(language: member.language, range: member.start..<end))
      self.member = nil
    }

    /// Passes over a string; one that is a key says what its value is.
    ///
    /// False if it does not end.
    private mutating func string(_ skim: inout CatalogSkim) -> Bool {
      let start = offset
      offset += 1
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
        offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard offset < bytes.count else { return false }
      let name = bytes[(start + 1)..<offset]
      offset += 1
      if isSourceLanguage {
        skim.sourceLanguage = String(decoding: name, as: UTF8.self)
        isSourceLanguage = false
        return true
      }
      var after = offset
      while after < bytes.count, bytes[after] <= 0x20 { after += 1 }
      guard after < bytes.count, bytes[after] == UInt8(ascii: ":") else { return true }
      offset = after + 1
      switch place.last {
      case .file:
        next = name.elementsEqual("strings".utf8) ? .strings : .elsewhere
        isSourceLanguage = name.elementsEqual("sourceLanguage".utf8)
      case .strings: next = .entry
      case .entry: next = name.elementsEqual("localizations".utf8) ? .localizations : .elsewhere
      case .localizations:
        member = (skim.number(of: name), start)
        next = .elsewhere
      default: next = .elsewhere
      }
      return true
    }
  }
}
