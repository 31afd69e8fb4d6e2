/// A benchmark's figures, in nanoseconds per operation.
struct BenchmarkResult: Codable {
  let name: String
  let median: Double
  let minimum: Double
  /// The distance between the first and the third quartile, in percent of the median.
  let spreadPercent: Double
  let allocationsPerOperation: Double?
  var instructionsPerOperation: Double?
  let operationsPerSample: Int
  let samples: [Double]
  let checksum: UInt64

  init(_ measurement: Measurement, rounds: Int) {
    let sorted = measurement.nanosecondsPerOperation.sorted()
    name = measurement.benchmark.name
    median = Self.quantile(0.5, of: sorted)
    minimum = sorted.first ?? .nan
    spreadPercent =
      (Self.quantile(0.75, of: sorted) - Self.quantile(0.25, of: sorted)) / median * 100
    allocationsPerOperation = measurement.allocations
    operationsPerSample = measurement.operations * measurement.passes
    samples = measurement.nanosecondsPerOperation
    checksum = measurement.samples.first?.checksum ?? 0
  }

  /// Linear between the two neighbours, as R's default and NumPy's.
  static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let position = part * Double(last)
    let low = Int(position)
    let high = min(last, low + 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (position - Double(low))
  }
}

/// The figures of a group.
struct GroupResult: Codable {
  let title: String
  let baseline: String
  var benchmarks: [BenchmarkResult]

  init(_ group: BenchmarkGroup, _ benchmarks: [BenchmarkResult]) {
    title = group.title
    baseline = group.baseline
    self.benchmarks = benchmarks
  }

  /// A benchmark's median over the baseline's; nil where a filter left the baseline out.
  func ratio(_ benchmark: BenchmarkResult) -> Double? {
    guard let base = benchmarks.first(where: { $0.name == baseline }) else { return nil }
    return benchmark.median / base.median
  }
}
