import Foundation

/// Both tools on two versions of one module that have been extracted already.
struct ComparisonScenario {
  let types: Int
  let tools: Tools

  func row(in scratch: URL) throws -> Row {
    let root = scratch.appending(path: "Comparison\(types)")
    for side in ["old", "new"] { try extract(side, in: root) }
    let dumps = ["old", "new"].flatMap { ["-input-paths", "\($0)/dump.json"] }
    let theirs = try Measurement.of(
      tools.digester, ["-diagnose-sdk"] + dumps, in: root.path, accepted: [0, 1])
    let ours = try Measurement.of(
      tools.apiCheck,
      ["diff", root.appending(path: "old/graphs").path, root.appending(path: "new/graphs").path],
      in: root.path, accepted: [0, 1])
    return Row(title: "comparing \(types) types, extracted", theirs: theirs, ours: ours)
  }

  private func extract(_ side: String, in root: URL) throws {
    let folder = root.appending(path: side)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "graphs"), withIntermediateDirectories: true)
    try Data(GeneratedPackage.source(types: types, isNew: side == "new").utf8).write(
      to: folder.appending(path: "Types.swift"))
    let common = ["-module-name", "Types"]
    let access = ["-I", ".", "-target", tools.target]
    _ = try Measurement.of(
      tools.compiler, ["-emit-module", "-parse-as-library", "-swift-version", "6", "Types.swift"] + common,
      in: folder.path, accepted: [0])
    let flags = [
      "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
    ]
    _ = try Measurement.of(
      tools.extractor, common + access + ["-output-dir", "graphs"] + flags, in: folder.path, accepted: [0])
    _ = try Measurement.of(
      tools.digester, ["-dump-sdk", "-module", "Types", "-o", "dump.json"] + access, in: folder.path,
      accepted: [0])
  }
}
