import Changes
import Lookup
import Packages
import Processes

extension Workspace {
  /// The changes of `pairs` by module after the proof: where both sides are compiled, clients overrule the rules.
  func proven(_ changes: [String: [Change]], of pairs: [ModulePair], beside library: SystemLibrary) throws
    -> ProvenChanges
  {
    progress.step("Comparing what clients see of \(pairs.count == 1 ? "1 module" : "\(pairs.count) modules")")
    guard pairs.contains(where: { $0.oldBuild != nil && $0.newBuild != nil }) else {
      return ProvenChanges(changes: changes)
    }
    let proof = ClientProof(
      toolchain: try Toolchain.find(), progress: progress, options: options, isDeep: settings.has(.deep),
      library: library, reader: reader)
    return try proof.changes(of: pairs, proposed: changes)
  }
}
