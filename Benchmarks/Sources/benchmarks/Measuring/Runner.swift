/// Times benchmarks in interleaved rounds: each round takes one sample of every benchmark, so that
/// a neighbour's noise, in the caches and in the clock rate, falls on all of them.
struct Runner {
  let rounds: Int
  /// How long a sample takes at least.
  var sampleNanoseconds = 12e6

  /// The results of the groups, in their order.
  ///
  /// - Throws: What a peer's process throws, or ``UnsteadyChecksum``.
  func run(_ groups: [BenchmarkGroup], progress: (String) -> Void) throws -> [GroupResult] {
    var measurements: [[Measurement]] = []
    for group in groups {
      progress("warming up: \(group.title)")
      measurements.append(try group.benchmarks.map { try warmUp($0) })
    }
    for round in 1...rounds {
      progress("round \(round) of \(rounds)")
      for group in measurements.indices {
        for index in measurements[group].indices { try measurements[group][index].takeSample() }
      }
    }
    return zip(groups, measurements).map { group, measurements in
      GroupResult(group, measurements.map { BenchmarkResult($0, rounds: rounds) })
    }
  }

  /// Runs a benchmark until what is lazy in it is done, and finds how much work fills a sample.
  private func warmUp(_ benchmark: Benchmark) throws -> Measurement {
    let trial = min(benchmark.length, 2_000)
    // ICU's number formatter compiles itself at its third call, V8 after some thousands.
    for _ in 0..<4 { _ = try benchmark.sample(operations: trial, passes: 1) }
    var operations = trial
    var sample = try benchmark.sample(operations: operations, passes: 1)
    while sample.nanoseconds < sampleNanoseconds / 8, operations < benchmark.length {
      operations = min(benchmark.length, operations * 4)
      sample = try benchmark.sample(operations: operations, passes: 1)
    }
    let wanted = sampleNanoseconds / max(1, sample.nanoseconds)
    if wanted >= 1, operations < benchmark.length {
      operations = min(benchmark.length, Int(Double(operations) * wanted) + 1)
      sample = try benchmark.sample(operations: operations, passes: 1)
    }
    let passes = Int((sampleNanoseconds / max(1, sample.nanoseconds)).rounded(.up))
    return Measurement(
      benchmark, operations: operations, passes: max(1, passes),
      allocations: allocationsPerOperation(benchmark, operations: min(operations, 10_000)))
  }
}
