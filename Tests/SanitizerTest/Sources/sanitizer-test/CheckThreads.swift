/// 8 threads with one set of formatters, which nobody has used yet; so many sets.
func checkThreads(rounds: Int) throws {
  let steps = 20
  let own = try FormatterSet()
  let expected = (0..<steps).map(own.texts)
  for _ in 0..<rounds {
    let shared = try FormatterSet()
    Threads.run(8) { thread in
      for offset in 0..<steps {
        let step = (offset + thread * 3) % steps
        let texts = shared.texts(step)
        for (text, other) in zip(texts, expected[step]) where text != other {
          exit(1, "threads: '\(text)', expected '\(other)'")
        }
      }
    }
    withExtendedLifetime(shared) {}
  }
  print(
    "threads: \(rounds) × 8 threads × \(steps * own.members.count) texts agree with one thread's")
}
