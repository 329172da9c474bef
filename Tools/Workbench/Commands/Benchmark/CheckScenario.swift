import Foundation

/// What a check costs besides the build when nothing has changed.
struct CheckScenario {
  /// A repository with committed baselines.
  let repository: String
  let tools: Tools

  func row(in scratch: URL) throws -> Row {
    let clone = scratch.appending(path: "Checked").path
    defer { tools.forget(clone) }
    let arguments = ["clone", "--quiet", "--no-hardlinks", repository, clone]
    _ = try Measurement.of(tools.git, arguments, in: scratch.path, accepted: [0])
    let build = ["build", "--package-path", clone]
    let check = ["check", "--package-path", clone, "--quiet"]
    _ = try Measurement.of(tools.swift, build, in: clone, accepted: [0])
    _ = try Measurement.of(tools.apiCheck, check, in: clone, accepted: [0])
    return Row(
      title: "this workspace, swift build against check, nothing changed",
      theirs: try Measurement.of(tools.swift, build, in: clone, accepted: [0]),
      ours: try Measurement.of(tools.apiCheck, check, in: clone, accepted: [0]))
  }
}
