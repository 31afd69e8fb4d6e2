import NumerusFormatting
import Synchronization
import Testing

/// Under the thread sanitizer the same is done by `Tools/check-sanitizers`.
@Suite struct SharedFormattersTests {
  // What one thread makes of the same steps with formatters of its own is what is expected.
  @Test func eightThreadsAgreeWithOne() throws {
    let own = try FormatterSet()
    let expected = (0..<100).map(own.texts)
    for _ in 0..<3 {
      let shared = try FormatterSet()
      let faults = Mutex<[String]>([])
      Threads.run(8) { thread in
        for offset in 0..<expected.count {
          let step = (offset + thread * 13) % expected.count
          let texts = shared.texts(step)
          guard texts != expected[step] else { continue }
          let pairs = zip(own.members, zip(texts, expected[step]))
          faults.withLock { faults in
            faults += pairs.filter { $1.0 != $1.1 }.map {
              "\($0.name), step \(step): '\($1.0)', expected '\($1.1)'"
            }
          }
        }
      }
      #expect(faults.withLock { $0 } == [])
    }
  }

  @Test func eachFormatterHasText() throws {
    for member in try FormatterSet().members {
      let text = FormatterSet.text(member, 5)
      #expect(!text.isEmpty)
      #expect(text.hasPrefix(member.name) == (member.name == "parser's fault"), "\(text)")
    }
  }
}
