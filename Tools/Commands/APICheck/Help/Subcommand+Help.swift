import APICheckCommands

extension Subcommand {
  /// All that is told about it besides its options.
  var help: CommandHelp {
    switch self {
    case .gate(let command): command.help
    case .help:
      CommandHelp(
        [
          Invocation("help [COMMAND]", "how a command is used, or the tool"),
          Invocation("help --man", "all of that as a manual page"),
        ],
        operand: .choice(Self.all.map(\.name)),
        "Says how a command is written, which options it has and what it is good for; COMMAND --help says the same.",
        examples: [
          Invocation("api-check help bless", "all about bless"),
          Invocation("api-check help --man >api-check.1", "a page for man"),
        ])
    case .completions:
      CommandHelp(
        [
          Invocation("completions SHELL", "a script that completes commands and options in bash, zsh or fish")
        ],
        operand: .choice(Shell.names),
        """
        Prints a script that tells a shell the commands, the options of each, and the values that can be listed. \
        Load it where the shell starts, or write it to the folder from which the shell loads such scripts.
        """,
        examples: [
          Invocation(#"eval "$(api-check completions bash)""#, "in ~/.bashrc"),
          Invocation("api-check completions zsh >_api-check", "in a folder of $fpath"),
          Invocation("api-check completions fish >api-check.fish", "in ~/.config/fish/completions"),
        ])
    }
  }
}
