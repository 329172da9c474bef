/// All that is said about a setting.
struct SettingDeclaration {
  /// What stands for its value, or nil if it takes none.
  let placeholder: String?
  /// The commands that it means something to.
  let commands: Set<Command.Name>
  /// What it does, in lines of a help text: for one command, or else for all that know it.
  let help: (Command.Name?) -> String
  /// The values that some command knows for it, if they can be listed.
  let choices: [String]
  /// What may follow a value behind an equals sign, if that can be listed.
  let endings: [String]
  /// Why a value means nothing to it, or nothing to a command that has it.
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

  /// A setting without a value.
  init(for commands: Set<Command.Name> = Set(Command.Name.allCases), _ help: String) {
    self.init(nil, for: commands, help: { _ in help })
  }
}
