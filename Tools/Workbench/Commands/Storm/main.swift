import CommandLines
import Foundation

await CommandLineTool("storm", usage: Options.usage).run { arguments in
  let options = try Options(&arguments)
  switch options.task {
  case .storms(let storms): return try Forecast(options, storms).run()
  case .batch(let storm, let numbers):
    let verdict = try await Batch(storm, numbers, seed: options.seed, grace: options.grace).run()
    print(String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self))
    return verdict.findings.isEmpty
  }
}
