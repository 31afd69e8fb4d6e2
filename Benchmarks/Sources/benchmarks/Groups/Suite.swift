/// Every group, in the order of the table.
struct Suite {
  static let locales = ["en", "ar", "ru", "pl", "fr", "ja"]

  let icu: ICUVersion
  let node: NodePeer?
  let groups: [BenchmarkGroup]

  init(_ workload: Workload, icu: ICUVersion, usesNode: Bool) throws {
    self.icu = icu
    node = usesNode ? try NodePeer(workload) : nil
    let numbers = NumberBenchmarks(workload: workload, release: icu.release, node: node)
    let batches = BatchBenchmarks(workload: workload, release: icu.release)
    var groups = try Self.locales.map { try numbers.integers($0) }
    groups += try ["en", "ar", "ru"].map { try numbers.texts($0) }
    groups += try ["en", "ru"].map { try numbers.amounts($0) }
    groups += ["en", "ar", "ru"].map { batches.group($0) }
    groups += try OpeningBenchmarks(release: icu.release).groups()
    self.groups = groups
  }
}
