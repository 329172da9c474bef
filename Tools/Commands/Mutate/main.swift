import Foundation
import Mutations
import Processes

/// Judges edits until there are as many as were asked for; tells whether none has passed.
func run(_ options: Command.Options) throws -> Bool {
  try Interruption.withTemporaryFolder { folder in
    let trial = try Trial(options, in: folder)
    var tally = Tally()
    for mutation in Mutation.all(of: trial.sources, seed: options.seed) where tally.judged < options.edits {
      let outcome = try trial.outcome(of: mutation)
      tally.count(outcome)
      if case .rejected = outcome { continue }
      print("\(tally.judged) \(mutation): \(outcome.description)")
      fflush(nil)
    }
    print(tally.description)
    return tally.missed == 0
  }
}

func complain(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("mutate: \(error)\n".utf8))
  exit(status)
}

Interruption.handleSignals()
do {
  switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
  case .help: print(Command.usage)
  case .run(let options): exit(try run(options) ? 0 : 1)
  }
} catch let error as Misuse {
  complain(error, status: 64)
} catch {
  complain(error, status: 2)
}
