import CHeap

/// What is done once and kept, by ICU and by Swift, is done in the first half, in which each text comes
/// ten times and more; in the second half the heap may not grow.
func checkLeaks(formats: Int) throws {
  let set = try FormatterSet()
  let texts = max(2_000, formats / set.members.count)
  for member in set.members {
    check("\(member.name), \(texts) times", texts) { step in
      _ = FormatterSet.text(member, step % 97)
    }
  }
  let openings = max(40, formats / 5_000)
  check("opened and closed \(openings) times", openings) { step in
    _ = try? FormatterSet().texts(step % 40)
  }
  check("\(openings) threads that formatted", openings) { step in
    Threads.run(1) { _ in _ = set.texts(step % 40) }
  }
  let count = heap_is_sanitized() == 1 ? "the address sanitizer's" : "malloc's"
  print("leaks: none in \(texts * set.members.count) texts, by \(count) count")
}

/// Runs a body so many times, and ends the program if the heap grew in the second half.
private func check(_ name: String, _ count: Int, _ body: (Int) -> Void) {
  let half = count / 2
  for step in 0..<half { body(step) }
  let before = heap_bytes()
  for step in half..<(half * 2) { body(step) }
  let growth = Int(heap_bytes()) - Int(before)
  // A leak is of 16 bytes at least, malloc's smallest. Without one, growth was seen to be 0.
  guard growth < min(1_000, half * 8) else {
    exit(1, "leaks: \(name): the heap grew by \(growth) bytes in the last \(half)")
  }
}
