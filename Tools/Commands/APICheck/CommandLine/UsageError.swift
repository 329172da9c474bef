import Compatibility
import Packages

/// A command line that means nothing.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String)
  case missingValue(Flag)
  case unexpectedValue(Flag)
  case unknownFormat(String)
  case unknownThreshold(String)
  case notForCommand(Flag, CommandName)
  case missingOperand(CommandName, String)
  case tooManyOperands(CommandName, String)
  case emptyOperand(CommandName)
  case contradiction(Flag, Flag)
  case noAnnotations(CommandName)
  case missingRule
  case missingDeclaration
  case missingOption(Flag, CommandName)
  case unreadableReason
  case unknownLimit(String)
  case unknownRule(String)
}

extension UsageError: CustomStringConvertible {
  /// One sentence that names the word at fault, with a hint.
  var description: String {
    switch self {
    case .unknownCommand(let word):
      "There is no command \(word)" + hint(word, among: CommandName.allCases.map(\.rawValue))
    case .unknownOption(let word):
      "There is no option \(word)" + hint(word, among: Flag.allCases.map(\.rawValue))
    case .missingValue(let flag): "\(flag.rawValue) needs a value: \(flag.rawValue) \(flag.value ?? "")."
    case .unexpectedValue(let flag):
      "\(flag.rawValue) takes no value; leave out the part from the equals sign on."
    case .unknownFormat(let word): "There is no format \(word); choose among text, json, markdown and github."
    case .unknownThreshold(let word): "--fail-on \(word) means nothing; choose any or breaking."
    case .notForCommand(let flag, let command):
      "\(flag.rawValue) means nothing to \(command.rawValue); leave it out."
    case .missingOperand(let command, let name):
      "\(command.rawValue) needs \(name): a git revision, a package directory, a directory of symbol graphs,"
        + " or a baseline file or directory."
    case .tooManyOperands(let command, let word):
      "\(command.rawValue) does not know what to do with \(word); leave it out."
    case .emptyOperand(let command):
      "An argument of \(command.rawValue) is empty; check the variable that should have filled it."
    case .contradiction(let first, let second):
      "\(first.rawValue) and \(second.rawValue) contradict each other; keep one."
    case .noAnnotations(let command):
      "\(command.rawValue) has no annotations; choose another --format than github."
    case .missingRule: "explain needs the identifier of a rule; api-check rules lists them."
    case .missingDeclaration: "accept needs DECLARATION: a name as reports write it, such as 'Kettle.boil()'."
    case .missingOption(let flag, let command):
      "\(command.rawValue) needs \(flag.rawValue) \(flag.value ?? ""); no decision without one."
    case .unreadableReason: "--reason needs a sentence on one line."
    case .unknownLimit(let word):
      "\(word) is neither a version such as 2.0.0 nor a date such as 2027-01-31; give --until one of these."
    case .unknownRule(let word): "There is no rule \(word)" + hint(word, among: RuleCatalogue.all.map(\.id))
    }
  }

  private func hint(_ word: String, among known: [String]) -> String {
    known.word(similarTo: word).map { "; did you mean \($0)?" } ?? "."
  }
}
