/// What there is to complete behind a command.
struct CompletedCommand {
  let name: String
  let summary: String
  /// What its operands name, if it has any.
  let operand: ValueKind?
  let options: [CompletedOption]

  static let all = Subcommand.all.map { subcommand in
    CompletedCommand(
      name: subcommand.name, summary: subcommand.help.summary, operand: subcommand.help.operand,
      options: subcommand.options.map { option in
        CompletedOption(
          name: option.name, placeholder: option.placeholder, value: option.valueKind(for: subcommand),
          summary: option.summary(for: subcommand))
      })
  }

  /// The options of any command that take a value, so that a script can tell values from operands.
  static let optionsWithValue = Option.all.filter { $0.placeholder != nil }.map(\.name)
}
