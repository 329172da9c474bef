import Foundation
import Processes
import UnreachedCode

func report(_ options: Command.Options) throws -> Review {
  let package = ExaminedPackage(options.package, toolchain: try Toolchain.find())
  let modules = try package.modules()
  let file =
    try options.export.map { URL(filePath: $0) }
    ?? package.coverage(of: modules, scratch: options.scratch ?? "\(options.package)/.build/unreached")
  let export = try CoverageExport(json: Data(contentsOf: file))
  let findings = try export.unreached(in: modules, package: options.package) {
    try? String(contentsOfFile: $0, encoding: .utf8)
  }
  let names = try package.demangled(Set(findings.map(\.function)).sorted())
  return try Review(
    of: findings.map { $0.named(by: names) }, in: modules, against: allowance(for: options))
}

func allowance(for options: Command.Options) throws -> Allowance {
  let usual = "\(options.package)/Tools/unreached-allowance.txt"
  guard options.allowance != nil || FileManager.default.fileExists(atPath: usual) else { return .none }
  return try Allowance(
    text: String(contentsOf: URL(filePath: options.allowance ?? usual), encoding: .utf8))
}

func complain(_ error: any Error, status: Int32) -> Never {
  FileHandle.standardError.write(Data("unreached: \(error)\n".utf8))
  exit(status)
}

Interruption.handleSignals()
do {
  switch try Command(arguments: Array(CommandLine.arguments.dropFirst())) {
  case .help:
    print(Command.usage)
  case .report(let options):
    let review = try report(options)
    switch options.format {
    case .text: print(review.text)
    case .json: print(try review.json())
    case .markdown: print(review.markdown)
    }
    exit(review.passes ? 0 : 1)
  }
} catch let error as Misuse {
  complain(error, status: 64)
} catch {
  complain(error, status: 2)
}
