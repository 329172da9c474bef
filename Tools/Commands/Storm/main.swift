import Foundation
import Processes

func complain(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("storm: \(error)\n".utf8))
  exit(status)
}

Interruption.handleSignals()
do {
  let options = try Options(arguments: Array(CommandLine.arguments.dropFirst()))
  switch options.task {
  case .help: print(Options.usage)
  case .storms(let storms): exit(try Forecast(options, storms).run() ? 0 : 1)
  case .batch(let storm, let numbers):
    let verdict = try await Batch(storm, numbers, seed: options.seed, grace: options.grace).run()
    print(String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self))
    exit(verdict.findings.isEmpty ? 0 : 1)
  }
} catch let error as Misuse {
  complain(error, status: 64)
} catch {
  complain(error, status: 2)
}
