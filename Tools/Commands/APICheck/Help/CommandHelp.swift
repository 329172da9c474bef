import APICheckCommands

/// What is told about a command besides its options.
struct CommandHelp {
  /// How it is written, and what it does then.
  let usages: [Invocation]
  /// What to know before using it.
  let text: String
  /// What its operands name.
  let operand: ValueKind?
  /// Lines that can be typed as they are.
  let examples: [Invocation]
  /// What it tells the shell, if that matters.
  let statuses: [ExitStatus]

  init(
    _ usages: [Invocation], operand: ValueKind? = nil, _ text: String, examples: [Invocation],
    statuses: [ExitStatus] = []
  ) {
    self.usages = usages
    self.text = text
    self.operand = operand
    self.examples = examples
    self.statuses = statuses
  }

  /// What it does, in a few words.
  var summary: String { usages.first?.meaning ?? "" }
}
