/// What there is to know about a setting.
struct SettingDeclaration {
  /// The placeholder of its value in help texts, or nil if it takes none.
  let placeholder: String?
  /// The commands that know the setting.
  let commands: Set<Command.Name>
  /// The lines of its help text for one command, or those for all commands that know it.
  let help: (Command.Name?) -> String
  /// The values that a command knows for the setting, if they can be listed.
  let choices: [String]
  /// What may follow a value after an equals sign, if it can be listed.
  let endings: [String]
  /// Why the setting, or a command that knows it, does not take a value; nil if it takes it.
  let refusal: (String, Command.Name?) -> String?

  init(
    _ placeholder: String?, for commands: Set<Command.Name>, help: @escaping (Command.Name?) -> String,
    choices: [String] = [], endings: [String] = [],
    refusal: @escaping (String, Command.Name?) -> String? = { _, _ in nil }
  ) {
    self.placeholder = placeholder
    self.commands = commands
    self.help = help
    self.choices = choices
    self.endings = endings
    self.refusal = refusal
  }

  /// A setting that does the same for all commands.
  init(
    _ placeholder: String, for commands: Set<Command.Name> = Set(Command.Name.allCases), _ help: String,
    choices: [String] = [], endings: [String] = [],
    refusal: @escaping (String, Command.Name?) -> String? = { _, _ in nil }
  ) {
    self.init(
      placeholder, for: commands, help: { _ in help }, choices: choices, endings: endings, refusal: refusal)
  }

  /// A setting that takes no value.
  init(for commands: Set<Command.Name> = Set(Command.Name.allCases), _ help: String) {
    self.init(nil, for: commands, help: { _ in help })
  }

  /// A setting that takes no value, and is of another use to each command.
  init(_ uses: KeyValuePairs<Command.Name, String>) {
    self.init(nil, for: Set(uses.map(\.key)), help: Self.help(of: uses))
  }

  /// What one command does with the setting, or what all that know it do.
  static func help(of uses: KeyValuePairs<Command.Name, String>) -> (Command.Name?) -> String {
    { command in
      uses.first { $0.key == command }?.value
        ?? uses.map { "with \($0.key.rawValue): \($0.value)" }.joined(separator: "; ")
    }
  }
}
