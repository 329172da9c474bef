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

extension ParsedLine {
  /// Refuses what a command line says of a comparison where none is asked for, by it or by the configuration.
  static func refuseUncompared(
    _ command: Command.Name, saying said: [Setting: [String]], holding settings: [Setting: [String]]
  ) throws(UsageError) {
    guard command == .check, settings[.against] == nil else { return }
    // Without a revision the baselines are compared, and any difference from them is to be blessed.
    for setting in [Setting.exact, .failOn, .expect, .labelFile] where said[setting] != nil {
      throw .nothingToCompare(setting)
    }
  }
}
