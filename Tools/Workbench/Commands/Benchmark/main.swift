import CommandLines
import Foundation
import Processes

await CommandLineTool("benchmark", usage: Options.usage).run { arguments in
  let options = try Options(&arguments)
  let root = URL(filePath: options.workspace)
  let tools = try Tools(root: root)
  return try Interruption.withTemporaryFolder { folder in
    // The tool is built before the clock runs.
    _ = try Measurement.of(tools.apiCheck, ["--version"], in: folder, accepted: [0])
    let scenarios = Scenarios(
      root: root, tools: tools, scratch: URL(filePath: folder), rounds: options.rounds)
    print(Row.header)
    if let package = options.package {
      try scenarios.package(package, options.revisions)
    } else if options.isQuick {
      try scenarios.all(modules: 10, types: [500, 1000, 2000])
    } else {
      try scenarios.all(modules: 40, types: [500, 1000, 2000, 4000, 8000, 16000])
    }
    return true
  }
}
