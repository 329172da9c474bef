import Pipeline

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case notForCommand(Setting, Command.Name)
  case missingOperand(Command.Name, String)
  case tooManyOperands(Command.Name, String)
  case emptyOperand(Command.Name)
  case contradiction(Setting, Setting)
  case missingRule
  case missingDeclaration
  case missingOption(Setting, Command.Name)
  /// A value, or an operand, that means nothing, and the sentence that says so.
  case refused(String)
}

extension UsageError: CustomStringConvertible {
  /// One sentence that names the word at fault, with a hint.
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "There is no command \(word)" + spellingHint(for: word, among: Command.Name.allCases.map(\.rawValue))
    case .unknownOption(let word):
      "There is no option \(word)" + spellingHint(for: word, among: Option.all.map(\.name))
    case .missingValue(let option):
      "\(option.name) needs a value: \(option.name) \(option.placeholder ?? "")."
    case .unexpectedValue(let option):
      "\(option.name) takes no value; leave out the part from the equals sign on."
    case .notForCommand(let setting, let command):
      "\(setting.rawValue) means nothing to \(command.rawValue); leave it out."
    case .missingOperand(let command, let name):
      "\(command.rawValue) needs \(name): a git revision, a package directory, a directory of symbol graphs,"
        + " or a baseline file or directory."
    case .tooManyOperands(let command, let word):
      "\(command.rawValue) does not know what to do with \(word); leave it out."
    case .emptyOperand(let command):
      "An argument of \(command.rawValue) is empty; check the variable that should have filled it."
    case .contradiction(let first, let second):
      "\(first.rawValue) and \(second.rawValue) contradict each other; keep one."
    case .missingRule: "explain needs the identifier of a rule; api-check rules lists them."
    case .missingDeclaration: "accept needs DECLARATION: a name as reports write it, such as 'Kettle.boil()'."
    case .missingOption(let setting, let command):
      "\(command.rawValue) needs \(setting.rawValue) \(setting.placeholder ?? ""); no decision without one."
    case .refused(let sentence): sentence
    }
  }
}
