import Changes
import Lookup
import Packages
import Processes

extension Workspace {
  /// The changes of `pairs` by module after the proof: where both sides are compiled, clients overrule what the rules
  /// `propose`.
  func provenChanges(
    of pairs: [ModulePair], beside library: SystemLibrary,
    propose: @escaping @Sendable (ModulePair) -> [Change]
  ) throws -> ProvenChanges {
    progress.step("Comparing what clients see of \(pairs.count == 1 ? "1 module" : "\(pairs.count) modules")")
    guard pairs.contains(where: { $0.oldBuild != nil && $0.newBuild != nil }) else {
      return ProvenChanges(changes: pairs.changes(propose))
    }
    let proof = ClientProof(
      toolchain: try Toolchain.find(), progress: progress, options: options, isDeep: settings.has(.deep),
      library: library, reader: reader)
    return try proof.changes(of: pairs, propose: propose)
  }
}
