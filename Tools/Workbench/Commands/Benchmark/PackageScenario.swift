import Foundation

/// Both tools on two versions of a package, each in a clone of its own.
struct PackageScenario {
  let title: String
  /// The package's repository.
  let repository: String
  /// The two revisions; nil for the last one, and what it is with one more function.
  let revisions: (old: String, new: String)?
  let tools: Tools

  /// Measures with nothing known, with the toolchain known, with both versions known, and after an edit of the new one; then
  /// what one build takes.
  func rows(in scratch: URL) throws -> [Row] {
    let theirs = try clone(in: scratch)
    let ours = try clone(in: scratch)
    let caches = ours.deletingLastPathComponent().appending(path: "caches")
    defer {
      for clone in [theirs, ours] {
        try? FileManager.default.removeItem(at: clone.deletingLastPathComponent())
      }
    }
    let old = revisions?.old ?? "HEAD"
    let digester = ["package", "--package-path", theirs.path, "diagnose-api-breaking-changes", old]
    let diff = ["diff", "--exact", old, "--package-path", ours.path, "--quiet", "--cache-path", caches.path]
    let first = Row(
      title: "\(title), nothing known", theirs: try run(tools.swift, digester, in: theirs),
      ours: try run(tools.apiCheck, diff, in: ours))
    for name in ["packages", "modules", "manifests", "plans"] {
      try? FileManager.default.removeItem(at: caches.appending(path: name))
    }
    let cold = Row(
      title: "\(title), cold", theirs: first.theirs, ours: try run(tools.apiCheck, diff, in: ours))
    let again = Row(
      title: "\(title), again", theirs: try run(tools.swift, digester, in: theirs),
      ours: try run(tools.apiCheck, diff, in: ours))
    for clone in [theirs, ours] { try touchSources(of: clone, adding: "addedLater") }
    let edited = Row(
      title: "\(title), after an edit", theirs: try run(tools.swift, digester, in: theirs),
      ours: try run(tools.apiCheck, diff, in: ours))
    try FileManager.default.removeItem(at: theirs.appending(path: ".build"))
    let build = Row(
      title: "\(title), one swift build against cold",
      theirs: try run(tools.swift, ["build", "--package-path", theirs.path], in: theirs), ours: cold.ours)
    return [first, cold, again, edited, build]
  }

  private func run(_ tool: String, _ arguments: [String], in directory: URL) throws -> Measurement {
    // Exit code 1 is a finding.
    try Measurement.of(tool, arguments, in: directory.path, accepted: [0, 1])
  }

  /// A clone in a folder of the same name, by which a dependency may know the package.
  private func clone(in scratch: URL) throws -> URL {
    let name = URL(filePath: repository).standardizedFileURL.lastPathComponent
    let clone = scratch.appending(path: UUID().uuidString).appending(path: name)
    let arguments = ["clone", "--quiet", "--no-hardlinks", repository, clone.path]
    _ = try Measurement.of(tools.git, arguments, in: scratch.path, accepted: [0])
    if let revisions {
      _ = try Measurement.of(
        tools.git, ["checkout", "--quiet", revisions.new], in: clone.path, accepted: [0])
    } else {
      try touchSources(of: clone, adding: "addedByTheBenchmark")
    }
    return clone
  }

  /// Adds a function to one source file of a library, as somebody at work on the new side would.
  private func touchSources(of clone: URL, adding name: String) throws {
    let files = FileManager.default.enumerator(atPath: clone.path)?.allObjects as? [String] ?? []
    let others = [
      "Tests", "Benchmark", "Example", "Documentation", "Package", "Fixtures", "Samples", "Tools", ".",
    ]
    let source = files.filter { file in
      file.hasSuffix(".swift") && file.contains("/")
        && !file.split(separator: "/").contains { part in others.contains(where: part.hasPrefix) }
    }.min()
    guard let source else { throw BenchmarkError.noSources(repository) }
    let file = clone.appending(path: source)
    try (String(contentsOf: file, encoding: .utf8) + "\npublic func \(name)() {}\n").write(
      to: file, atomically: true, encoding: .utf8)
  }
}
