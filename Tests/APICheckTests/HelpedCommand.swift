import APICheckCommands

/// A command of the command line, and the options that it has to know.
struct HelpedCommand: Sendable, CustomStringConvertible {
  let name: String
  let options: [String]

  var description: String { name }

  private static let asking = ["--help", "--version"]

  static let all =
    Command.Name.allCases.map { name in
      let settings = Setting.allCases.filter { $0.isKnown(to: name) }.map(\.rawValue)
      return HelpedCommand(name: name.rawValue, options: settings + asking)
    } + [
      HelpedCommand(name: "help", options: ["--man"] + asking),
      HelpedCommand(name: "completions", options: asking),
    ]
}
