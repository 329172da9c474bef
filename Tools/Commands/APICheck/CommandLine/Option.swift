import APICheckCommands

/// An option of the command line: a setting of the gate, or one that asks about the tool itself.
enum Option: Hashable {
  case setting(Setting)
  case man
  case help
  case version

  /// All of them, as the help text lists them.
  static let all = Setting.allCases.map(Option.setting) + [.man, .help, .version]

  /// How it is written.
  var name: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .man: "--man"
    case .help: "--help"
    case .version: "--version"
    }
  }

  /// What stands for its value, or nil if it takes none.
  var placeholder: String? {
    if case .setting(let setting) = self { setting.placeholder } else { nil }
  }

  /// What it does, in lines of a help text: for `subcommand`, or else for all that know it.
  func help(for subcommand: Subcommand? = nil) -> String {
    switch self {
    case .setting(let setting): setting.help(for: subcommand?.command)
    case .man: "print all help as a manual page"
    case .help: "print the help of the command, or of the tool, and stop"
    case .version: "print the version and stop"
    }
  }

  /// Whether it means anything to a command.
  func isKnown(to subcommand: Subcommand) -> Bool {
    switch (self, subcommand) {
    case (.help, _), (.version, _), (.man, .help): true
    case (.man, _): false
    case (.setting(let setting), .gate(let command)): setting.isKnown(to: command)
    case (.setting, .help), (.setting, .completions): false
    }
  }
}
