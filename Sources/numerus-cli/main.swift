// The command is a type in a file of its own, so that tests can import it: a module's top level
// cannot be called.
Platform.leave(Command.run(Array(CommandLine.arguments.dropFirst())))
