import CAllocationCounter

/// The samples of one benchmark so far.
struct Measurement {
  let benchmark: Benchmark
  /// In one pass; a sample is some passes.
  let operations: Int
  let passes: Int
  let allocations: Double?
  private(set) var samples: [Sample] = []

  init(_ benchmark: Benchmark, operations: Int, passes: Int, allocations: Double?) {
    self.benchmark = benchmark
    self.operations = operations
    self.passes = passes
    self.allocations = allocations
  }

  var nanosecondsPerOperation: [Double] {
    samples.map { $0.nanoseconds / Double(operations * passes) }
  }

  /// - Throws: ``UnsteadyChecksum`` where the same work gives another result than before.
  mutating func takeSample() throws {
    let sample = try benchmark.sample(operations: operations, passes: passes)
    if let first = samples.first, first.checksum != sample.checksum {
      throw UnsteadyChecksum(benchmark: benchmark.name)
    }
    samples.append(sample)
  }
}

/// The same work gave two results.
struct UnsteadyChecksum: Error, CustomStringConvertible {
  let benchmark: String

  var description: String { "\(benchmark): the same work gave another checksum than before" }
}

/// Blocks asked for, counted in a pass that is not timed; nil where they cannot be counted.
func allocationsPerOperation(_ benchmark: Benchmark, operations: Int) -> Double? {
  guard case .here(let run) = benchmark.body, operations > 0 else { return nil }
  let before = allocation_count()
  guard before >= 0 else { return nil }
  let checksum = run(operations)
  let allocated = allocation_count() - before
  keep(checksum)
  return Double(allocated) / Double(operations)
}

/// Makes a value matter to the compiler.
@inline(never)
func keep(_ value: UInt64) {
  withExtendedLifetime(value) {}
}
