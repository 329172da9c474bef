import Packages
import Surfaces

/// The command `bless`, which makes the current surface the baseline.
struct Bless {
  let workspace: Workspace

  func run(_ outcome: inout Outcome) throws {
    let tree = try workspace.wholeTree()
    let (changed, gone) = try workspace.reader.bless(tree, keepsOthers: !workspace.modules.isEmpty)
    var text = ""
    for surface in tree.surfaces.sorted(by: { $0.module < $1.module }) {
      let action = changed.contains(surface.module) ? "blessed" : "unchanged"
      let count = surface.declarations.count
      text += "\(surface.module): \(action), \(count) \(count == 1 ? "declaration" : "declarations")\n"
    }
    for module in gone { text += "\(module): removed, the package has no such module any more\n" }
    if text.isEmpty { text = workspace.nothingToGuard }
    try workspace.write(text, to: &outcome)
  }
}
