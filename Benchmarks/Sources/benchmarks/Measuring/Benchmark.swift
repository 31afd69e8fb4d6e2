/// One way of doing a group's work.
struct Benchmark {
  /// What a benchmark runs on.
  enum Body {
    /// Does the first so many operations of the workload in this process; gives a checksum.
    case here((Int) -> UInt64)
    /// Lets another process do so many operations, so many times, and time itself.
    case elsewhere((_ operations: Int, _ passes: Int) throws -> Sample)
  }

  let name: String
  /// How many operations the workload has.
  let length: Int
  let body: Body
  /// Holds every answer against the group's reference; throws a ``Mismatch``.
  let check: () throws -> Void

  init(
    _ name: String, length: Int, check: @escaping () throws -> Void,
    run: @escaping (Int) -> UInt64
  ) {
    self.init(name, length: length, check: check, body: .here(run))
  }

  init(_ name: String, length: Int, check: @escaping () throws -> Void, body: Body) {
    self.name = name
    self.length = length
    self.check = check
    self.body = body
  }

  /// Times some passes over the first operations of the workload.
  func sample(operations: Int, passes: Int) throws -> Sample {
    switch body {
    case .elsewhere(let run):
      return try run(operations, passes)
    case .here(let run):
      var checksum: UInt64 = 0
      let start = ThreadClock.nanoseconds()
      for _ in 0..<passes { checksum &+= run(operations) }
      return Sample(nanoseconds: ThreadClock.nanoseconds() - start, checksum: checksum)
    }
  }
}

/// A timed stretch of work.
struct Sample {
  let nanoseconds: Double
  /// Made of every answer, so that no compiler can leave the work out.
  let checksum: UInt64
}

/// Ways of doing the same work, compared with one of them.
struct BenchmarkGroup {
  let title: String
  /// The name of the benchmark that is 1 in the column of ratios.
  let baseline: String
  let benchmarks: [Benchmark]

  /// The benchmarks whose group and name contain a text, in any case; nil where none does.
  func filtered(by text: String) -> BenchmarkGroup? {
    guard !text.isEmpty else { return self }
    let kept = benchmarks.filter {
      "\(title) / \($0.name)".lowercased().contains(text.lowercased())
    }
    guard !kept.isEmpty else { return nil }
    return BenchmarkGroup(title: title, baseline: baseline, benchmarks: kept)
  }
}
