import Foundation
import Processes

func complain(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("storm: \(error)\n".utf8))
  exit(status)
}

Interruption.handleSignals()
do {
  switch try Options(arguments: Array(CommandLine.arguments.dropFirst())).task {
  case .help: print(Options.usage)
  case .answers(let count, let seed): exit(try AnswerStorm(count: count, seed: seed).run() ? 0 : 1)
  case .batch(let numbers, let seed):
    let verdict = try await AnswerBatch(numbers: numbers, seed: seed).run()
    print(String(decoding: try JSONEncoder().encode(verdict), as: UTF8.self))
    exit(verdict.findings.isEmpty ? 0 : 1)
  }
} catch let error as Misuse {
  complain(error, status: 64)
} catch {
  complain(error, status: 2)
}
