/// The letters of date patterns and skeletons.
enum DatePatternLetters {
  /// Source: UTS #35 part 4, "Date Field Symbol Table".
  ///
  /// ICU shows nothing for others, and says nothing.
  private static let fields = Set("GyYuUrQqMLlwWdDFgEecabBhHkKmsSAzZOvVXx".utf8)
  /// Letters that only skeletons have.
  private static let skeletonOnly = Set("jJC".utf8)

  /// Where a pattern or skeleton has a letter that means nothing, in characters from 0.
  static func unknownLetter(in text: String, isSkeleton: Bool) -> Int? {
    var isQuoted = false
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "'", !isSkeleton { isQuoted.toggle() }
      let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
      if isQuoted || !(isLetter || isSkeleton) { continue }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      let isKnown =
        isLetter && (fields.contains(byte) || isSkeleton && skeletonOnly.contains(byte))
      if !isKnown { return offset }
    }
    return nil
  }

  /// Where a pattern's last quote opens, if nothing closes it.
  static func openQuote(in pattern: String) -> Int? {
    var open: Int?
    var previousClose: Int?
    var closedAt: Int?
    for (offset, scalar) in pattern.unicodeScalars.enumerated() where scalar == "'" {
      if let start = open {
        (open, previousClose) = (nil, start)
        closedAt = offset
      } else {
        // Two quotes within quoted text are an apostrophe: the text goes on.
        open = closedAt == offset - 1 ? previousClose ?? offset : offset
      }
    }
    return open
  }

  /// A skeleton with its hours by a given clock; day periods go with the 24-hour one.
  static func skeleton(_ skeleton: String, twentyFourHour: Bool) -> String {
    var result = ""
    for letter in skeleton.unicodeScalars {
      switch letter {
      case "j", "J", "C", "h", "H", "k", "K": result += twentyFourHour ? "H" : "h"
      case "a", "b", "B": result += twentyFourHour ? "" : String(letter)
      default: result.unicodeScalars.append(letter)
      }
    }
    return result
  }

  /// Whether a pattern shows hours of the 24-hour clock; nil if it shows none.
  static func isTwentyFourHour(_ pattern: String) -> Bool? {
    var isQuoted = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "'": isQuoted.toggle()
      case "H" where !isQuoted, "k" where !isQuoted: return true
      case "h" where !isQuoted, "K" where !isQuoted: return false
      default: break
      }
    }
    return nil
  }
}
