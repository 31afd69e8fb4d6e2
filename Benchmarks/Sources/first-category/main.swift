// Prints the nanoseconds that the first and the second category of a process take, opening included:
//
//     first-category ru 3

import NumerusPlurals

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

func nanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

// The count comes from outside so that the compiler cannot choose the category in advance.
let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]) else { exit(2) }
let locale = arguments[1]

// The clock's own first call maps its page.
_ = nanoseconds()

let start = nanoseconds()
let first = PluralRules(locale).category(for: count)
let middle = nanoseconds()
let second = PluralRules(locale).category(for: count)
let end = nanoseconds()

guard first == second else { exit(1) }
print(middle - start, end - middle, first)
