import Foundation

/// The command `benchmark`.
@main
struct BenchmarkCommand {
  private static let help = """
    Measures api-check against swift package diagnose-api-breaking-changes, on the same revisions in turn.

    USAGE
      Tools/benchmark [--quick]                   this workspace, 40 generated modules, one module of 4,000 types
      Tools/benchmark --package DIR OLD NEW       two revisions of any package

    OPTIONS
      --quick   10 modules and 1,000 types
      --help    print this and stop

    Prints a Markdown table; a ratio above 1 means that api-check is faster.

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

    print(Row.header)
    switch (arguments.first, arguments.count) {
    case ("--package", 4):
      let directory = URL(filePath: arguments[1]).path
      let scenario = PackageScenario(
        title: URL(filePath: directory).lastPathComponent, repository: directory, old: arguments[2],
        new: arguments[3], tools: tools)
      try show(scenario.rows(in: scratch))
    case (nil, _): try all(modules: 40, types: 4000, root: root, tools: tools, scratch: scratch)
    case ("--quick", 1): try all(modules: 10, types: 1000, root: root, tools: tools, scratch: scratch)
    default: throw BenchmarkError.usage("“\(arguments.joined(separator: " "))” is no way to call it")
    }
  }

  private static func all(modules: Int, types: Int, root: URL, tools: Tools, scratch: URL) throws {
    let change = try tools.lastChange(of: "Modules", in: root.path)
    try show(
      PackageScenario(
        title: "this workspace", repository: root.path, old: "\(change)~1", new: "HEAD", tools: tools
      )
      .rows(in: scratch))
    try show([CheckScenario(repository: root.path, tools: tools).row(in: scratch)])
    for (title, modules, types, stride) in [
      ("\(modules) modules, every tenth changed", modules, 10, 10),
      ("\(modules) modules, all changed", modules, 10, 1),
      ("\(types) types", 1, types, 1),
    ] {
      let package = try GeneratedPackage(
        in: scratch.appending(path: "Generated\(modules)-\(stride)"), modules: modules, types: types,
        changingEvery: stride, git: tools.git)
      let scenario = PackageScenario(
        title: title, repository: package.directory.path, old: "old", new: "new", tools: tools)
      try show(scenario.rows(in: scratch))
    }
    for types in [types / 8, types] {
      try show([ComparisonScenario(types: types, tools: tools).row(in: scratch)])
    }
  }

  private static func show(_ rows: [Row]) {
    for row in rows { print(row.markdown) }
    fflush(nil)
  }
}
