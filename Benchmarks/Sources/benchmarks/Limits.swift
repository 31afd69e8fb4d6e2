import Foundation

/// What an operation may cost at most, of the figures that repeat from run to run.
///
/// The file maps "group / name" to its limits. Times are not among them: they depend on the machine
/// and on what else it does.
struct Limits: Codable {
  struct Limit: Codable {
    var allocations: Double?
    /// On x86-64, where the linked ICU and the compiler make no difference to our own rows.
    var instructions: Double?
  }

  private let limits: [String: Limit]

  /// - Throws: where the file cannot be read or is not in this form.
  init(contentsOf file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    limits = try JSONDecoder().decode([String: Limit].self, from: data)
  }

  /// Whether a benchmark has limits.
  func cover(_ name: String) -> Bool { limits[name] != nil }

  /// What is over its limit, or has one and was not measured: a line each.
  func faults(in groups: [GroupResult]) -> [String] {
    var rest = limits
    var faults: [String] = []
    for group in groups {
      for benchmark in group.benchmarks {
        let name = "\(group.title) / \(benchmark.name)"
        guard let limit = rest.removeValue(forKey: name) else { continue }
        faults += Self.fault(
          "allocations", of: name, benchmark.allocationsPerOperation, limit.allocations)
        #if arch(x86_64)
          faults += Self.fault(
            "instructions", of: name, benchmark.instructionsPerOperation, limit.instructions)
        #endif
      }
    }
    return faults + rest.keys.sorted().map { "\($0): has limits, but no benchmark is called so" }
  }

  private static func fault(
    _ figure: String, of name: String, _ measured: Double?, _ limit: Double?
  ) -> [String] {
    guard let limit, let measured, !(measured <= limit) else { return [] }
    return ["\(name): \(measured) \(figure) an operation, at most \(limit) expected"]
  }
}
