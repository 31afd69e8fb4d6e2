import Foundation
import NumerusLocalization
import Synchronization

/// A folder of string files that lives as long as the test.
final class Fixture: Sendable {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "numerus-\(UUID().uuidString)")
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ path: String, _ text: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var source: StringSource { .folder(url) }
  var library: StringLibrary { StringLibrary([source]) }

  func localizer(
    _ preferred: String..., fallback: StringFallback = .all
  ) -> Localizer {
    Localizer(preferred: preferred, library: library, fallback: fallback)
  }
}

/// Counts of files in Arabic and English, one plain string, one string in English alone.
let filesCatalog = """
  {
    "sourceLanguage" : "en",
    "strings" : {
      "%lld files" : {
        "localizations" : {
          "ar" : { "variations" : { "plural" : {
            "zero" : { "stringUnit" : { "state" : "translated", "value" : "Z %lld" } },
            "one" : { "stringUnit" : { "state" : "translated", "value" : "O" } },
            "two" : { "stringUnit" : { "state" : "translated", "value" : "T" } },
            "few" : { "stringUnit" : { "state" : "translated", "value" : "F %lld" } },
            "many" : { "stringUnit" : { "state" : "translated", "value" : "M %lld" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "X %lld" } }
          } } },
          "en" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
          } } }
        }
      },
      "Hello, %@" : {
        "localizations" : {
          "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبا %@" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Hallo, %@" } }
        }
      },
      "Plain" : { },
      "Only English" : {
        "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Only in English" } }
        }
      }
    },
    "version" : "1.0"
  }
  """

/// What was reported while something ran; one test at a time has the handler.
final class Faults: Sendable {
  private let list = Mutex<[String]>([])
  var all: [String] { list.withLock { $0 } }

  func hear() {
    LocalizationFault.handler = { fault in self.list.withLock { $0.append("\(fault)") } }
  }
}
