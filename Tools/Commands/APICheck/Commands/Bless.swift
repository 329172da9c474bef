import Packages
import Pipeline
import Surfaces

/// The command `bless`, which makes the current surface the baseline.
struct Bless {
  let session: Session

  func run() throws -> ExitCode {
    let tree = try session.workingTree()
    if let failure = tree.failures.first {
      throw BlessError(module: failure.module, reason: failure.reason)
    }
    let folder = session.baselines
    let (changed, gone) = try folder.bless(
      tree, platform: session.platform, keepsOthers: !session.selection.modules.isEmpty)
    var text = ""
    for surface in tree.surfaces.sorted(by: { $0.module < $1.module }) {
      let action = changed.contains(surface.module) ? "blessed" : "unchanged"
      let count = surface.declarations.count
      text += "\(surface.module): \(action), \(count) \(count == 1 ? "declaration" : "declarations")\n"
    }
    for module in gone { text += "\(module): removed, the package has no such module any more\n" }
    try session.write(text)
    return .nothingToReview
  }
}
