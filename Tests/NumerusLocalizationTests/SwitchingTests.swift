import Foundation
import NumerusFormatting
import NumerusLocales
import NumerusLocalization
import NumerusMessages
import Observation
import Synchronization
import Testing

@Suite(.serialized) struct SwitchingTests {
  let files: Fixture
  init() throws { files = try Fixture(["Localizable.xcstrings": filesCatalog]) }

  @MainActor @Test func everythingFollowsOneChoice() {
    var saved: [String?] = []
    let manager = LocalizationManager(
      library: files.library, preferred: ["en"], appliesToProcess: false
    ) { saved.append($0) }
    #expect(manager.string("\(3) files") == "3 files")
    #expect(manager.layoutDirection == .leftToRight)
    let changes = Mutex(0)
    func track() {
      withObservationTracking {
        _ = (manager.string("\(3) files"), manager.locale, manager.layoutDirection)
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    track()
    manager.language = "ar-EG"
    #expect(changes.withLock { $0 } == 1)
    #expect(manager.language == "ar")
    #expect(manager.string("\(3) files") == "F ٣")
    #expect(manager.locale == "ar-EG")
    #expect(manager.foundationLocale.identifier == "ar_EG")
    #expect(manager.layoutDirection == .rightToLeft)
    track()
    manager.selection = nil
    #expect(changes.withLock { $0 } == 2)
    #expect(manager.string("\(1) files") == "1 file")
    #expect(saved == ["ar-EG", nil])
    let next = LocalizationManager(
      library: files.library, preferred: ["en"], saved: "ar-EG", appliesToProcess: false)
    #expect(next.language == "ar")
  }

  /// In a process of its own, since it sets what the whole process has.
  @Test func processFollows() async {
    await #expect(processExitsWith: .success) {
      let files = try Fixture(["Localizable.xcstrings": filesCatalog])
      await MainActor.run { Self.switchProcess(files) }
    }
  }

  @MainActor private static func switchProcess(_ files: Fixture) {
    let manager = LocalizationManager(library: files.library, preferred: ["en"])
    let changes = Mutex(0)
    withObservationTracking {
      #expect(String(localized: "\(1) files") == "1 file")
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    manager.language = "ar-EG"
    #expect(changes.withLock { $0 } == 1)
    #expect(String(localized: "\(3) files") == "F ٣")
    #expect(AppLocale.current == "ar-EG")
    #expect(Localizer.current.layoutDirection == .rightToLeft)
    // A task with its own localizer is not touched, neither is one with its own AppLocale.
    Localizer.with(files.localizer("en")) {
      #expect(String(localized: "\(1) files") == "1 file")
      AppLocale.with(preferred: ["de"]) {
        #expect(String(localized: "Hello, \("A")") == "Hallo, A")
      }
    }
  }

  @Test func requestsHaveTheirOwn() async {
    let library = files.library
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<2_000 {
        let (header, expected) = [
          ("ar-EG, en;q=0.5", "F ٣"), ("fr, en-GB;q=0.8", "3 files"), ("en;q=0, ar-EG", "F ٣"),
        ][index % 3]
        group.addTask {
          await Localizer.with(acceptLanguage: header, library: library) {
            await Task.yield()
            return String(localized: "\(3) files") == expected
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }

  @Test func aHundredTasksReadATableOnce() async {
    let reads = Mutex(0)
    let source = StringSource.embedded(table: "Localizable") {
      reads.withLock { $0 += 1 }
      return Array(filesCatalog.utf8)
    }
    let library = StringLibrary([source])
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<100 {
        group.addTask { Localizer(preferred: ["ar-EG"], library: library).string("\(3) files") }
      }
      for await text in group { #expect(text == "F ٣") }
    }
    // Once for the languages that it has, once for Arabic.
    #expect(reads.withLock { $0 } == 2)
  }

  /// Run under the thread sanitizer: `swift test --sanitize=thread --filter SwitchingTests`.
  @Test func languagesSwitchUnderLoad() async {
    let library = files.library
    let languages = ["ar-EG", "de", "en", "fr", "ja"]
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for turn in 0..<300 {
            let localizer = Localizer(preferred: [languages[(thread + turn) % 5]], library: library)
            let text = localizer.string("\(turn) files")
            #expect(!text.isEmpty && !text.contains("%"))
            _ = String(localized: "\(turn) files", bundle: .module)
          }
        }
      }
      group.addTask { await Self.switchLanguages(library, languages) }
    }
  }

  @MainActor private static func switchLanguages(
    _ library: StringLibrary, _ languages: [String]
  ) async {
    // The process stays as it is for the tests beside this one.
    let manager = LocalizationManager(
      library: library, preferred: ["en"], appliesToProcess: false)
    for turn in 0..<300 {
      manager.language = LocaleID(languages[turn % languages.count])
      await Task.yield()
    }
  }
}
