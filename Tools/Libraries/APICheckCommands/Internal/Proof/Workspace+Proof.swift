import APIComparison
import PackageBuilds
import Processes

extension Workspace {
  /// The changes of `pairs` after the proof, by module.
  ///
  /// Where both sides are compiled, the compiled clients overrule the rules.
  func provenChanges(of pairs: [ModulePair], beside library: CachedResult<SystemLibrary>?) throws
    -> ProvenChanges
  {
    progress.step("Comparing what clients see of \(pairs.count == 1 ? "1 module" : "\(pairs.count) modules")")
    guard pairs.contains(where: { $0.oldBuild != nil && $0.newBuild != nil }) else {
      return ProvenChanges(changes: pairs.changes { $0.changesByRule(beside: library?.value ?? .empty) })
    }
    let reader = reader
    let toolchain = try reader.toolchain
    let proof = ClientProof(
      toolchain: toolchain, progress: progress, options: request.surfaceOptions, isDeep: request.isDeep,
      mode: request.clientMode, library: library, imports: try reader.importedModules(),
      cache: reader.resultCache(of: toolchain))
    return try proof.changes(of: pairs)
  }
}
