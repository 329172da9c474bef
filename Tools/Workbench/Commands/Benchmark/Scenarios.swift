import Foundation

/// All that can be measured.
struct Scenarios {
  let root: URL
  let tools: Tools
  let scratch: URL
  /// How often each is measured.
  let rounds: Int

  /// Two versions of the package in `directory`.
  func package(_ directory: String, _ revisions: (old: String, new: String)?) throws {
    let directory = URL(filePath: directory).standardizedFileURL.path
    let scenario = PackageScenario(
      title: URL(filePath: directory).lastPathComponent, repository: directory, revisions: revisions,
      tools: tools)
    try show(Row.fastest(of: rounds) { try scenario.rows(in: scratch) })
  }

  /// This workspace, and generated packages of some `modules`, or of one with each of these numbers of `types`.
  func all(modules: Int, types: [Int]) throws {
    let change = try tools.lastChange(of: "Modules", in: root.path)
    try show(
      PackageScenario(
        title: "this workspace", repository: root.path, revisions: ("\(change)~1", "HEAD"), tools: tools
      ).rows(in: scratch))
    let check = CheckScenario(repository: root.path, tools: tools)
    try show(Row.fastest(of: rounds) { [try check.row(in: scratch)] })
    for (title, stride) in [
      ("one of \(modules) modules changed", modules), ("all \(modules) modules changed", 1),
    ] {
      try show(title, modules: modules, types: 10, stride)
    }
    // To compile the largest ones takes the compiler minutes, whoever asks.
    if let most = types.last(where: { $0 <= 4000 }) { try show("\(most) types", modules: 1, types: most, 1) }
    for types in types {
      let scenario = ComparisonScenario(types: types, tools: tools)
      try show(Row.fastest(of: rounds) { [try scenario.row(in: scratch)] })
    }
  }

  private func show(_ title: String, modules: Int, types: Int, _ stride: Int) throws {
    let package = try GeneratedPackage(
      in: scratch.appending(path: "Generated\(modules)-\(stride)"), modules: modules, types: types,
      changingEvery: stride, git: tools.git)
    let scenario = PackageScenario(
      title: title, repository: package.directory.path, revisions: ("old", "new"), tools: tools)
    try show(Row.fastest(of: rounds) { try scenario.rows(in: scratch) })
  }

  private func show(_ rows: [Row]) {
    for row in rows { print(row.markdown) }
    fflush(nil)
  }
}
