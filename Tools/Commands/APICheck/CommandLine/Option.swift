import Pipeline

/// An option of the command line: a setting of the gate, or one of the two that ask about the tool itself.
enum Option: Hashable {
  case setting(Setting)
  case help
  case version

  /// All of them, as the help text lists them.
  static let all = Setting.allCases.map(Option.setting) + [.help, .version]

  /// How it is written.
  var name: String {
    switch self {
    case .setting(let setting): setting.rawValue
    case .help: "--help"
    case .version: "--version"
    }
  }

  /// What stands for its value, or nil if it takes none.
  var placeholder: String? {
    if case .setting(let setting) = self { setting.placeholder } else { nil }
  }

  /// What it does, in lines of a help text.
  var help: String {
    switch self {
    case .setting(let setting): setting.help
    case .help: "print this and stop"
    case .version: "print the version and stop"
    }
  }
}
