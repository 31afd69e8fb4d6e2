import Foundation

/// The figures as text for a terminal, at most 100 columns wide.
struct Table {
  private let hasInstructions: Bool
  private let nameWidth = 46

  init(_ groups: [GroupResult]) {
    hasInstructions = groups.contains { group in
      group.benchmarks.contains { $0.instructionsPerOperation != nil }
    }
  }

  func text(_ report: Report) -> String {
    var lines = [heading(report.machine), rule, head, rule]
    for group in report.groups {
      lines.append(group.title)
      lines += group.benchmarks.map { row($0, ratio: group.ratio($0)) }
    }
    lines.append(rule)
    lines += first(report.firstCategories) + sizes(report.sizes)
    return lines.joined(separator: "\n")
  }

  private var rule: String { String(repeating: "─", count: hasInstructions ? 99 : 91) }

  private var head: String {
    let columns = [
      ("median ns", 11), ("min ns", 10), ("IQR %", 7), ("ratio", 8), ("allocs", 8),
    ]
    let cells = columns + (hasInstructions ? [("instr", 8)] : [])
    return pad("per operation", nameWidth + 1)
      + cells.map { pad($0.0, -$0.1) }.joined()
  }

  private func row(_ result: BenchmarkResult, ratio: Double?) -> String {
    var line = "  " + pad(result.name, nameWidth - 1)
    line += pad(number(result.median), -11) + pad(number(result.minimum), -10)
    line += pad(String(format: "%.0f", result.spreadPercent), -7)
    line += pad(ratio.map(number) ?? "", -8)
    line += pad(result.allocationsPerOperation.map(count) ?? "", -8)
    if hasInstructions { line += pad(result.instructionsPerOperation.map(number) ?? "", -8) }
    return line
  }

  private func heading(_ machine: Machine) -> String {
    """
    \(machine.processor), \(machine.cores) cores, \(machine.system)
    Swift \(machine.swift) · ICU4C \(machine.icu)\(machine.node.map { " · Node \($0)" } ?? "")
    """
  }

  private func first(_ results: [FirstCategory]) -> [String] {
    guard let processes = results.first?.processes else { return [] }
    let title = "First category of a process, ru, median of \(processes)"
    return [
      pad(title, nameWidth + 12) + pad("first ns", -14) + pad("second ns", -14)
    ]
      + results.map {
        pad("  " + $0.name, nameWidth + 12) + pad(number($0.first), -14)
          + pad(number($0.second), -14)
      } + [rule]
  }

  private func sizes(_ sizes: [DataSize]) -> [String] {
    guard !sizes.isEmpty else { return [] }
    return [pad("Data", nameWidth + 12) + pad("bytes", -14)]
      + sizes.map { pad("  " + $0.name, nameWidth + 12) + pad(String($0.bytes), -14) } + [rule]
  }

  /// Three or four significant digits.
  private func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }

  private func count(_ value: Double) -> String {
    value == 0 ? "0" : value < 0.005 ? "<0.01" : number(value)
  }

  /// To the left in a positive width, to the right in a negative one.
  private func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? space + text : text + space
  }
}
