// sanitizer-test threads ROUNDS    8 threads with formatters of each kind, shared; so many fresh sets
// sanitizer-test leaks FORMATS     so many texts, and sets opened and closed, and threads: the heap stays as it is

let arguments = CommandLine.arguments
guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else {
  exit(2, "usage: sanitizer-test threads ROUNDS | leaks FORMATS")
}
switch arguments[1] {
case "threads": try checkThreads(rounds: count)
case "leaks": try checkLeaks(formats: count)
default: exit(2, "usage: sanitizer-test threads ROUNDS | leaks FORMATS")
}
