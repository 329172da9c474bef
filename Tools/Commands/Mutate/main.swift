import CommandLines
import Foundation
import Mutations
import Processes

/// Judges edits until there are as many as were asked for; tells whether none has passed.
func run(_ options: Options) throws -> Bool {
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

await CommandLineTool("mutate", usage: Options.usage).run { arguments in
  try run(Options(&arguments))
}
