import APICheckCommands
import Foundation

Terminal.reserveClosedOutputs()
exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)

/// Does what the command line says, and returns what to tell the shell.
func run(_ arguments: [String]) -> ExitStatus {
  do {
    switch try CommandLineParser.parse(arguments) {
    case .help(let subcommand): try Pager.print(subcommand.map(HelpText.text) ?? HelpText.overview)
    case .manualPage: try Terminal.print(ManualPage.text)
    case .completions(let shell): try Terminal.print(shell.script)
    case .version: try Terminal.print(HelpText.version)
    case .run(let command, let settings):
      let configuration = try Configuration(for: settings)
      let complete = configuration.completing(settings, for: command.name)
      try ParsedLine.refuseUncompared(command.name, saying: settings, holding: complete)
      let outcome = command.run(with: complete, isColored: Terminal.isColored)
      try Terminal.print(outcome.text)
      outcome.complaints.forEach(Terminal.complain)
      return outcome.status
    }
    return .nothingToReview
  } catch let error as UsageError {
    Terminal.complain("\(error) See api-check --help.")
    return .misuse
  } catch {
    Terminal.complain("\(error)")
    return .couldNotCheck
  }
}
