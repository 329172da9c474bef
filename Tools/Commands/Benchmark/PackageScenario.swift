import Foundation

/// Both tools on two revisions of a package, each in a clone of its own.
struct PackageScenario {
  let title: String
  /// The package's repository.
  let repository: String
  let old: String
  let new: String
  let tools: Tools

  /// Measures with nothing built, and with the old side known.
  func rows(in scratch: URL) throws -> [Row] {
    let theirs = try clone(in: scratch, "theirs")
    let ours = try clone(in: scratch, "ours")
    defer { tools.forget(ours.path) }
    let digester = ["package", "--package-path", theirs.path, "diagnose-api-breaking-changes", old]
    let diff = ["diff", "--exact", old, "--package-path", ours.path, "--quiet"]
    let cold = Row(
      title: "\(title), cold", theirs: try run(tools.swift, digester, in: theirs),
      ours: try run(tools.apiCheck, diff, in: ours))
    for clone in [theirs, ours] { try touchSources(of: clone) }
    let warm = Row(
      title: "\(title), old side known", theirs: try run(tools.swift, digester, in: theirs),
      ours: try run(tools.apiCheck, diff, in: ours))
    let gain = Row(title: "\(title), old side known against cold", theirs: cold.theirs, ours: warm.ours)
    return [cold, warm, gain]
  }

  private func run(_ tool: String, _ arguments: [String], in directory: URL) throws -> Measurement {
    // Exit code 1 is a finding.
    try Measurement.of(tool, arguments, in: directory.path, accepted: [0, 1])
  }

  private func clone(in scratch: URL, _ name: String) throws -> URL {
    let clone = scratch.appending(path: UUID().uuidString).appending(path: name)
    let arguments = ["clone", "--quiet", "--no-hardlinks", repository, clone.path]
    _ = try Measurement.of(tools.git, arguments, in: scratch.path, accepted: [0])
    _ = try Measurement.of(tools.git, ["checkout", "--quiet", new], in: clone.path, accepted: [0])
    return clone
  }

  /// Changes one source file, as somebody at work on the new side would.
  private func touchSources(of clone: URL) throws {
    let files = FileManager.default.enumerator(atPath: clone.path)?.allObjects as? [String] ?? []
    let source = files.filter { file in
      file.hasSuffix(".swift") && ["Sources/", "Modules/"].contains { file.hasPrefix($0) }
    }.min()
    guard let source else { throw BenchmarkError.usage("\(repository) has no sources in Sources") }
    let file = clone.appending(path: source)
    try (String(contentsOf: file, encoding: .utf8) + "\npublic func addedByTheBenchmark() {}\n").write(
      to: file, atomically: true, encoding: .utf8)
  }
}
