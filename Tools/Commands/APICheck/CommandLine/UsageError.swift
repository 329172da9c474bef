import APICheckCommands

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case notForCommand(Option, Subcommand)
  /// A setting about a comparison that neither the command line nor the configuration asks for.
  case nothingToCompare(Setting)
  case missingOperand(Command.Name, String)
  case tooManyOperands(Subcommand, String)
  case emptyOperand(Subcommand)
  case contradiction(Setting, Setting)
  case missingRule
  case missingShell
  case unknownShell(String)
  case missingDeclaration(Command.Name)
  case missingOption(Setting, Command.Name)
  /// A value, or an operand, that means nothing, and the sentence that says so.
  case refused(String)
}

extension UsageError: CustomStringConvertible {
  /// One sentence that names the word at fault, with a hint.
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "There is no command \(word)" + spellingHint(for: word, among: Subcommand.all.map(\.name))
    case .unknownOption(let word):
      "There is no option \(word)" + Self.hint(forOption: word)
    case .missingValue(let option):
      "\(option.name) needs a value: \(option.name) \(option.placeholder ?? "")."
    case .unexpectedValue(let option):
      "\(option.name) takes no value; leave out the part from the equals sign on."
    case .notForCommand(let option, let subcommand):
      "\(option.name) has no effect on \(subcommand.name); leave it out."
    case .nothingToCompare(let setting):
      "\(setting.rawValue) has no effect on check without a revision to compare with; name one with --against."
    case .missingOperand(let command, let name):
      "\(command.rawValue) needs \(name): a git revision, a package directory, a directory of symbol graphs,"
        + " or a baseline file or directory."
    case .tooManyOperands(let subcommand, let word):
      "\(subcommand.name) does not know what to do with \(word); leave it out."
    case .emptyOperand(let subcommand):
      "An argument of \(subcommand.name) is empty; check the variable that should have filled it."
    case .contradiction(let first, let second):
      "\(first.rawValue) and \(second.rawValue) contradict each other; keep one."
    case .missingRule: "explain needs the identifier of a rule; api-check rules lists them."
    case .missingShell: "completions needs the name of a shell: \(Shell.names.joined(separator: ", "))."
    case .unknownShell(let word):
      "There are no completions for \(word); choose among \(Shell.names.joined(separator: ", "))."
    case .missingDeclaration(let command):
      "\(command.rawValue) needs DECLARATION\(command == .mend ? " or --all" : ""): a name as reports write it, such as"
        + " 'Kettle.boil()'."
    case .missingOption(let setting, let command):
      "\(command.rawValue) needs \(setting.rawValue) \(setting.placeholder ?? "")."
    case .refused(let sentence): sentence
    }
  }

  /// What was meant with an unknown option; most tools know the first letter of some as an option of its own.
  private static func hint(forOption word: String) -> String {
    let names = Option.all.map(\.name)
    let meant = word.count == 2 ? names.filter { $0.hasPrefix("-\(word)") } : []
    return meant.isEmpty
      ? spellingHint(for: word, among: names) : "; did you mean \(meant.joined(separator: " or "))?"
  }
}
