import Changes
import Clients
import Foundation
import Packages
import Processes
import Surfaces
import Synchronization

/// Compiles clients against both sides of a comparison, which decides where the rules only propose.
struct ClientProof: Sendable {
  let toolchain: Toolchain
  let options: Set<SurfaceOption>
  /// Whether every client of large modules is tried too.
  let isDeep: Bool
  /// What remembers the answers of earlier runs.
  let reader: PackageReader

  /// From this many declarations on, clients of what did not change cost more than reading the module.
  private static let largestWholeSurface = 2000

  /// The changes of each of `pairs` by name, with the compiler's word wherever both sides are compiled; `proposed` is
  /// what the rules say of them.
  func changes(of pairs: [ModulePair], proposed: [String: [Change]]) throws -> [String: [Change]] {
    let results = Mutex<[String: Result<[Change], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      let pair = pairs[index]
      let result = Result { try knownChanges(of: pair, proposed: proposed[pair.module] ?? []) }
      results.withLock { $0[pair.module] = result }
    }
    return try pairs.reduce(into: [:]) { changes, pair in
      changes[pair.module] = try results.withLock { try $0[pair.module]?.get() }
    }
  }

  private func knownChanges(of pair: ModulePair, proposed: [Change]) throws -> [Change] {
    guard let oldModule = pair.oldBuild, let newModule = pair.newBuild else { return proposed }
    let known = try reader.answer(to: "changes \(isDeep)", about: [oldModule, newModule], by: toolchain) {
      try changes(of: pair, oldModule, newModule, proposed: proposed).map(StoredChange.init)
    }
    return known.map(\.change)
  }

  /// The changes with the compiler's word wherever a client could be written.
  ///
  /// Throws if the compiler cannot be started, or there is no room for files.
  private func changes(
    of pair: ModulePair, _ oldModule: BuiltModule, _ newModule: BuiltModule, proposed: [Change]
  ) throws -> [Change] {
    let trial = ClientTrial(
      of: pair.old, against: pair.new,
      isExhaustive: isDeep || pair.old.declarations.count <= Self.largestWholeSurface,
      includingUnderscored: options.contains(.underscored))
    return try Interruption.withTemporaryFolder { scratch in
      let compiler = FrontendClientCompiler(
        toolchain: toolchain, scratch: scratch, name: pair.module, old: oldModule, new: newModule)
      return try trial.judged(proposed, by: compiler)
    }
  }
}
