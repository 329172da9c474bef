import Foundation

/// The command `benchmark`.
@main
struct BenchmarkCommand {
  private static let help = """
    Measures api-check against swift package diagnose-api-breaking-changes, on the same versions in turn.

    USAGE
      Tools/benchmark [--quick]                        this workspace, 40 generated modules, modules of up to 16,000 types
      Tools/benchmark --package DIR [OLD NEW]          two revisions of any package, or the last one and an edit of it

    OPTIONS
      --rounds N   measure N times and take the fastest; 3 if not given
      --quick      10 modules and up to 2,000 types
      --help       print this and stop

    EXAMPLES
      Tools/benchmark --package ../swift-log 1.5.0 1.6.0
      Tools/benchmark --package ../swift-system --rounds 1

    Prints a Markdown table; a ratio above 1 means that api-check is faster. Leave the machine alone meanwhile.

    EXIT CODES
      0 measured, 2 could not measure, 64 the command line means nothing
    """

  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let root = URL(filePath: arguments.isEmpty ? "." : arguments.removeFirst())
    if arguments.contains("--help") || arguments.contains("-h") { return print(help) }
    do {
      try measure(arguments, root: root)
    } catch {
      FileHandle.standardError.write(Data("benchmark: \(error)\n".utf8))
      if case BenchmarkError.usage = error { exit(64) }
      exit(2)
    }
  }

  private static func measure(_ arguments: [String], root: URL) throws {
    let tools = try Tools(root: root)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // The tool is built before the clock runs.
    _ = try Measurement.of(tools.apiCheck, ["--version"], in: scratch.path, accepted: [0])

    var arguments = arguments
    let rounds = try takeRounds(from: &arguments)
    let scenarios = Scenarios(root: root, tools: tools, scratch: scratch, rounds: rounds)
    print(Row.header)
    switch (arguments.first, arguments.count) {
    case ("--package", 2): try scenarios.package(arguments[1], nil)
    case ("--package", 4): try scenarios.package(arguments[1], (arguments[2], arguments[3]))
    case (nil, _): try scenarios.all(modules: 40, types: [500, 1000, 2000, 4000, 8000, 16000])
    case ("--quick", 1): try scenarios.all(modules: 10, types: [500, 1000, 2000])
    default: throw BenchmarkError.usage("“\(arguments.joined(separator: " "))” is no way to call it")
    }
  }

  private static func takeRounds(from arguments: inout [String]) throws -> Int {
    guard let index = arguments.firstIndex(of: "--rounds") else { return 3 }
    guard let rounds = arguments.dropFirst(index + 1).first.flatMap(Int.init), rounds > 0 else {
      throw BenchmarkError.usage("--rounds needs a number above zero")
    }
    arguments.removeSubrange(index...index + 1)
    return rounds
  }
}
