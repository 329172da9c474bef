import APICheckCommands

/// The help of all commands as a page for `man`.
enum ManualPage {
  static var text: String {
    let synopsis = Subcommand.all.flatMap { $0.help.usages.map(\.line) }
      .map { ".B api-check\n\(escaped($0))\n" }.joined(separator: ".br\n")
    let options = Option.all.map { option in
      entry(option.usage(), option.help() + "\n" + commands(that: option))
    }
    return """
      .TH API-CHECK 1
      .SH NAME
      api-check \\- find what changes for the clients of a Swift package
      .SH SYNOPSIS
      \(synopsis).SH DESCRIPTION
      \(lines(HelpText.purpose))
      .SH COMMANDS
      \(Subcommand.all.map(section).joined()).SH OPTIONS
      \(options.joined()).SH EXIT STATUS
      \(ExitStatus.all.map { entry(String($0.rawValue), $0.meaning) }.joined()).SH ENVIRONMENT
      \(lines(HelpText.environment))

      """
  }

  private static func section(of subcommand: Subcommand) -> String {
    let help = subcommand.help
    let examples = help.examples.map { entry($0.line, $0.meaning) }
    return ".SS \(escaped(subcommand.name))\n\(lines(help.text))\n" + examples.joined()
  }

  private static func commands(that option: Option) -> String {
    let names = Subcommand.all.filter { option.isKnown(to: $0) }.map(\.name)
    return names.count == Subcommand.all.count
      ? "(All commands.)" : "(\(names.joined(separator: ", ")).)"
  }

  private static func entry(_ term: String, _ meaning: String) -> String {
    ".TP\n.B \(escaped(term))\n\(lines(meaning))\n"
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { escaped($0) }.joined(separator: "\n")
  }

  /// Text that roff takes for nothing but text.
  private static func escaped(_ text: some StringProtocol) -> String {
    let characters = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "\"": result += "\\(dq"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return characters.hasPrefix(".") ? "\\&" + characters : characters
  }
}
