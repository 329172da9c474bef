/// All that is said about a setting.
struct SettingDeclaration {
  /// What stands for its value, or nil if it takes none.
  let placeholder: String?
  /// The commands that it means something to.
  let commands: Set<Command.Name>
  /// What it does, in lines of a help text.
  let help: String
  /// The values that some command knows for it, if they can be listed.
  let choices: [String]
  /// What may follow a value behind an equals sign, if that can be listed.
  let endings: [String]
  /// Why a value means nothing to it, or nothing to a command that has it.
  let refusal: (String, Command.Name?) -> String?

  init(
    _ placeholder: String, for commands: Set<Command.Name> = Set(Command.Name.allCases), _ help: String,
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

  /// A setting without a value.
  init(for commands: Set<Command.Name> = Set(Command.Name.allCases), _ help: String) {
    placeholder = nil
    self.commands = commands
    self.help = help
    (choices, endings) = ([], [])
    refusal = { _, _ in nil }
  }
}
