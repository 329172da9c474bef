import APICheckCommands

/// A word that asks for a command: one of the gate, or one of the two that tell about the tool itself.
enum Subcommand: Hashable {
  case gate(Command.Name)
  case help
  case completions

  /// All of them, as the help text lists them.
  static let all = Command.Name.allCases.map(Subcommand.gate) + [.help, .completions]

  /// How it is written.
  var name: String {
    switch self {
    case .gate(let command): command.rawValue
    case .help: "help"
    case .completions: "completions"
    }
  }

  /// The command of the gate that it asks for, if it asks for one.
  var command: Command.Name? {
    if case .gate(let command) = self { command } else { nil }
  }

  /// The options that mean something to it, as the help text lists them.
  var options: [Option] { Option.all.filter { $0.isKnown(to: self) } }

  /// The command that `word` asks for.
  static func named(_ word: String) throws(UsageError) -> Subcommand {
    guard let subcommand = all.first(where: { $0.name == word }) else { throw .unknownCommand(word) }
    return subcommand
  }
}
