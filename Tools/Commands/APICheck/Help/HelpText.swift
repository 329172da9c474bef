import APICheckCommands

/// What `help` and `--help` print.
enum HelpText {
  static let purpose = "Guards a Swift package's public API: finds what changed, says whether clients notice."

  static let versions = """
    OLD and NEW are a git revision, a package directory, a directory of *.symbols.json files, or a baseline file or \
    directory. A path comes before a revision of the same name. A version of a registry, such as scope.name@1.2.3, is \
    the tag 1.2.3 or v1.2.3.
    """

  static let environment = """
    Colours follow the terminal; NO_COLOR turns them off, CLICOLOR_FORCE turns them on.
    """

  static let version = "api-check 1.0.0 (report format 3, baseline format 1)\n"

  /// The whole tool in brief: every command, and the options that are asked for most.
  static var overview: String {
    let usages = Subcommand.all.flatMap { $0.help.usages.map { ("api-check " + $0.line, $0.meaning) } }
    let common: [Option] =
      [.packagePath, .module, .against, .failOn, .format, .output, .quiet, .verbose].map(Option.setting)
      + [.help, .version]
    return [
      purpose + "\n",
      "USAGE\n" + HelpColumns.text(usages, width: 36),
      HelpColumns.paragraph(versions),
      "COMMON OPTIONS\n" + options(common, of: .gate(.check)),
      HelpColumns.paragraph(
        "api-check help COMMAND explains a command: its options, examples and exit codes."
      ),
      "EXIT CODES\n" + statuses(ExitStatus.all),
      HelpColumns.paragraph(environment),
    ].joined(separator: "\n")
  }

  /// All about one command.
  static func text(of subcommand: Subcommand) -> String {
    let help = subcommand.help
    let usages = help.usages.map { (term: "api-check " + $0.line, meaning: $0.meaning) }
    var parts = [
      HelpColumns.paragraph(help.text),
      "USAGE\n" + HelpColumns.text(usages, width: 36),
      "OPTIONS\n" + options(subcommand.options, of: subcommand),
      "EXAMPLES\n" + examples(help.examples),
    ]
    if !help.statuses.isEmpty { parts.append("EXIT CODES\n" + statuses(help.statuses)) }
    return parts.joined(separator: "\n")
  }

  private static func options(_ options: [Option], of subcommand: Subcommand) -> String {
    HelpColumns.text(
      options.map { ($0.usage(within: 25, for: subcommand), $0.help(for: subcommand)) }, width: 25)
  }

  private static func examples(_ examples: [Invocation]) -> String {
    examples.map { HelpColumns.text([("# " + $0.meaning, ""), ($0.line, "")], width: 0) }.joined()
  }

  private static func statuses(_ statuses: [ExitStatus]) -> String {
    HelpColumns.text(statuses.map { (String($0.rawValue), $0.meaning) }, width: 4)
  }
}
