import PackageBuilds
import PublicAPI

/// The command `bless`, which makes the current surface the baseline.
struct Bless {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.wholeTree()
    let unimportable = tree.unimportable
    if !unimportable.isEmpty { try requireNoBaselines(of: unimportable, in: tree) }
    let (changed, gone) = try workspace.reader.bless(tree, keepsOthers: !workspace.request.modules.isEmpty)
    var text = ""
    for surface in tree.surfaces.sorted(by: { $0.module < $1.module }) {
      let action = changed.contains(surface.module) ? "blessed" : "unchanged"
      let noun = surface.size == 1 ? "declaration" : "declarations"
      text += "\(surface.module): \(action), \(surface.size) \(noun)\n"
    }
    for module in gone { text += "\(module): removed, the package has no such module any more\n" }
    for (module, reason) in unimportable { text += "\(module): left out, it is \(reason)\n" }
    if text.isEmpty { text = workspace.nothingToGuard }
    try workspace.write(text, to: &outcome)
  }

  /// Throws an error if a module cannot be read and has a baseline, which must not be dropped for that reason.
  private func requireNoBaselines(of modules: [(module: String, reason: String)], in tree: PackageVersion)
    throws
  {
    guard workspace.reader.hasBaselines else { return }
    let recorded = Set(try workspace.reader.baselines(of: tree).surfaces.map(\.module))
    if let (module, reason) = modules.first(where: { recorded.contains($0.module) }) {
      throw BlessError(module: module, reason: "it is \(reason)")
    }
  }
}
