import Pipeline

/// What a command line asks for.
enum ParsedLine {
  case help
  case version
  case run(Command, [Setting: [String]])
}
