import Foundation
import Mutations
import Processes

/// Judges edits until there are as many as were asked for; tells whether none has passed.
func run(_ options: Command.Options) throws -> Bool {
  try Interruption.withTemporaryFolder { folder in
    let trial = try Trial(options, in: folder)
    var counts: [String: Int] = [:]
    var judged = 0
    for mutation in Mutation.all(of: trial.sources, seed: options.seed) where judged < options.edits {
      let outcome = try trial.outcome(of: mutation)
      if case .rejected = outcome {
        counts["rejected", default: 0] += 1
        continue
      }
      judged += 1
      switch outcome {
      case .harmless: counts["harmless", default: 0] += 1
      case .found: counts["found", default: 0] += 1
      case .missed: counts["missed", default: 0] += 1
      default: counts["unjudged", default: 0] += 1
      }
      print("\(judged) \(mutation): \(outcome.description)")
      fflush(nil)
    }
    let count = { counts[$0, default: 0] }
    print(
      """
      \(judged) edits that build (\(count("rejected")) do not): \(count("harmless")) break nothing in the package's \
      tests and examples, \(count("found") + count("missed") + count("unjudged")) do; of these api-check calls \
      \(count("found")) breaking, could not compare \(count("unjudged")) and let \(count("missed")) pass.
      """)
    return count("missed") == 0
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
