import APICheckCommands

/// What a command line asks for.
enum ParsedLine {
  /// The help of a command, or of the tool as a whole.
  case help(Subcommand?)
  case manualPage
  case completions(Shell)
  case version
  case run(Command, [Setting: [String]])
}
