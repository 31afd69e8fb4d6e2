/// The command line.
struct Options {
  var filter = ""
  var rounds = 15
  var json: String?
  var isQuick = false
  var isList = false
  var isHelp = false
  var countsInstructions = false
  /// A file of limits, see ``Limits``.
  var limits: String?
  /// One benchmark for a number of operations, untimed: what `--instructions` runs in a child.
  var only: (name: String, operations: Int)?

  /// The size of the workload of `only`: small, since under valgrind to make it takes the most time.
  static let mostOnly = 5_000

  static let usage = """
    usage: benchmarks [options]

      --filter TEXT      only benchmarks whose "group / name" contains TEXT, in any case
      --rounds N         how many samples of each benchmark (15)
      --quick            a tenth of the workload and 5 rounds: for a look, not for the record
      --json FILE        writes the figures, every sample included
      --instructions     counts instructions too, under valgrind; takes some minutes
      --check FILE       fails where an operation takes more allocations or instructions than the
                         file allows; with --instructions, counts only those of its benchmarks
      --only NAME N      runs one benchmark for N operations, at most 5,000, and prints its
                         checksum
      --first LIBRARY    prints the nanoseconds that the first and the second category of this
                         process take, opening included; LIBRARY is numerus or icu
      --list             prints the names
      --help             prints this

    Every answer is checked before anything is timed. Exit status: 0 done, 1 a wrong answer, a
    failing peer or a limit passed, 2 a fault in the command line.
    """

  /// - Throws: ``UsageError``.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var isRoundsGiven = false
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try Self.value(option, &rest)
      case "--json": json = try Self.value(option, &rest)
      case "--rounds":
        rounds = try Self.count(option, &rest)
        isRoundsGiven = true
      case "--quick": isQuick = true
      case "--instructions": countsInstructions = true
      case "--check": limits = try Self.value(option, &rest)
      case "--only": only = (try Self.value(option, &rest), try Self.count(option, &rest))
      case "--list": isList = true
      case "--help", "-h": isHelp = true
      default: throw UsageError(description: "unknown option \(option)")
      }
    }
    if isQuick, !isRoundsGiven { rounds = 5 }
  }

  private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else {
      throw UsageError(description: "\(option) needs a value")
    }
    return value
  }

  private static func count(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    let text = try value(option, &rest)
    guard let count = Int(text), count > 0 else {
      throw UsageError(description: "\(option) needs a number above 0, not \"\(text)\"")
    }
    return count
  }
}

/// A fault in the command line.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
