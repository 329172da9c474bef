import Processes

/// The tool as a function from a command line to an exit code.
enum Tool {
  static func run(_ arguments: [String]) -> ExitCode {
    do {
      let (command, options) = try CommandLineParser.parse(arguments)
      return try run(command, options)
    } catch let error as UsageError {
      Terminal.complain("\(error) See api-check --help.")
      return .misuse
    } catch {
      ProgressLog(.quiet).end()
      Terminal.complain("\(error)")
      return .couldNotCheck
    }
  }

  private static func run(_ command: Command, _ options: Options) throws -> ExitCode {
    switch command {
    case .help:
      try Terminal.print(HelpText.text)
      return .nothingToReview
    case .version:
      try Terminal.print(HelpText.version)
      return .nothingToReview
    case .check(let against): return try Check(session: Session(options), against: against).run()
    case .diff(let old, let new): return try Diff(session: Session(options), old: old, new: new).run()
    case .accept(let request, let against):
      return try Accept(session: Session(options), request: request, against: against).run()
    case .bless(let modules): return try Bless(session: Session(options, modules: modules)).run()
    case .list(let modules): return try List(session: Session(options, modules: modules)).run()
    case .stats(let modules): return try Stats(session: Session(options, modules: modules)).run()
    case .rules: return try Rules(session: Session(options)).run()
    case .explain(let rule): return try Explain(session: Session(options), rule: rule).run()
    }
  }
}
