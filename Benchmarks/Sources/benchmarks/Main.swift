import Foundation

/// Times Numerus and its peers, or prints what it would time.
@main
struct Main {
  static func main() {
    // Before anything else, so that nothing warms what is measured.
    FirstCategoryProcess.runIfAsked(CommandLine.arguments)
    do {
      try run(try Options(Array(CommandLine.arguments.dropFirst())))
    } catch let error as UsageError {
      fail("\(error)\n\n\(Options.usage)", status: 2)
    } catch {
      fail("\(error)", status: 1)
    }
  }

  private static func run(_ options: Options) throws {
    if options.isHelp { return print(Options.usage) }
    if let only = options.only { return try runOnly(only.name, only.operations) }

    let icu = ICUVersion()
    let workload =
      options.isQuick || options.isList
      ? Workload(integerCount: 100_000, decimalCount: 10_000)
      : Workload(integerCount: 1_000_000, decimalCount: 100_000)
    let suite = try Suite(workload, icu: icu, usesNode: true)
    let groups = suite.groups.compactMap { $0.filtered(by: options.filter) }
    guard !groups.isEmpty else {
      throw UsageError(description: "no benchmark contains \"\(options.filter)\"")
    }
    if options.isList {
      for group in groups { group.benchmarks.forEach { print("\(group.title) / \($0.name)") } }
      return
    }
    if suite.node == nil { note("Node is not installed: its Intl.PluralRules is left out") }
    if let difference = icu.differenceOfReleases { note(difference) }

    for group in groups {
      note("checking every answer: \(group.title)")
      for benchmark in group.benchmarks { try benchmark.check() }
    }
    var results = try Runner(rounds: options.rounds).run(groups, progress: note)
    let limits = try options.limits.map(Limits.init(contentsOf:))
    if options.countsInstructions { try countInstructions(&results, where: limits) }
    let report = Report(
      machine: Machine(icu: icu, node: suite.node), rounds: options.rounds,
      integers: workload.integers.count, decimals: workload.amounts.count, groups: results,
      firstCategories: options.filter.isEmpty ? try FirstCategory.measured(processes: 21) : [],
      sizes: options.filter.isEmpty ? DataSize.measured() : [])
    print(Table(report.groups).text(report))
    if let file = options.json { try report.write(to: file) }
    if let faults = limits?.faults(in: results), !faults.isEmpty {
      throw PeerFailure("over the limits\n\(faults.joined(separator: "\n"))")
    }
  }

  private static func runOnly(_ name: String, _ operations: Int) throws {
    let workload = Workload(integerCount: Options.mostOnly, decimalCount: Options.mostOnly)
    let suite = try Suite(workload, icu: ICUVersion(), usesNode: false)
    let all = suite.groups.flatMap { group in
      group.benchmarks.map { ("\(group.title) / \($0.name)", $0) }
    }
    guard let benchmark = all.first(where: { $0.0 == name })?.1 else {
      throw UsageError(description: "no benchmark is called \"\(name)\"")
    }
    for _ in 0..<4 { _ = try benchmark.sample(operations: 100, passes: 1) }
    let count = min(operations, benchmark.length)
    print(try benchmark.sample(operations: count, passes: 1).checksum)
  }

  private static func countInstructions(
    _ results: inout [GroupResult], where limits: Limits?
  ) throws {
    guard let callgrind = try Callgrind() else {
      return note("valgrind or strip is not installed: instructions are left out")
    }
    for group in results.indices {
      note("counting instructions: \(results[group].title)")
      for index in results[group].benchmarks.indices {
        let name = results[group].benchmarks[index].name
        guard !name.hasPrefix("Node"),
          limits?.cover("\(results[group].title) / \(name)") ?? true
        else { continue }
        results[group].benchmarks[index].instructionsPerOperation =
          try callgrind.instructionsPerOperation("\(results[group].title) / \(name)")
      }
    }
  }

  private static func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    note("benchmarks: \(text)")
    exit(status)
  }
}
