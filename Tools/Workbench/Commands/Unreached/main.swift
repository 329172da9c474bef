import CommandLines
import Foundation
import Processes
import UnreachedCode

func report(_ options: Options) throws -> Review {
  let package = ExaminedPackage(options.package, toolchain: try Toolchain.find())
  let modules = try package.modules()
  let file =
    try options.export.map { URL(filePath: $0) }
    ?? package.coverage(
      of: modules.map(\.name), scratch: options.scratch ?? "\(options.package)/.build/unreached")
  return try Review(
    ofExport: Data(contentsOf: file), modules: modules, package: options.package,
    allowance: allowance(for: options),
    source: { try? String(contentsOfFile: $0, encoding: .utf8) }, demangle: package.demangled)
}

func allowance(for options: Options) throws -> String? {
  let usual = "\(options.package)/Tools/unreached-allowance.txt"
  guard options.allowance != nil || FileManager.default.fileExists(atPath: usual) else { return nil }
  return try String(contentsOf: URL(filePath: options.allowance ?? usual), encoding: .utf8)
}

await CommandLineTool("unreached", usage: Options.usage).run { arguments in
  let options = try Options(&arguments)
  let review = try report(options)
  switch options.format {
  case .text: print(review.text)
  case .json: print(try review.json())
  case .markdown: print(review.markdown)
  }
  return review.passes
}
