import Clients
import Compatibility
import Foundation
import Packages
import Processes
import Surfaces
import Synchronization

/// Compiles clients against both sides of a comparison, which decides where the rules only propose.
struct ClientProof: Sendable {
  let toolchain: Toolchain
  let selection: Selection
  /// Whether every client of large modules is tried too.
  let isDeep: Bool
  let cache: AnswerCache

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
    guard let first = oldModule.fingerprint, let second = newModule.fingerprint else {
      return try changes(of: pair, oldModule, newModule, proposed: proposed)
    }
    return try cache.answer(to: "changes \(first) \(second) \(isDeep)") {
      try changes(of: pair, oldModule, newModule, proposed: proposed)
    }
  }

  /// The changes with the compiler's word wherever a client could be written.
  ///
  /// Throws a ``ToolchainError`` if the compiler cannot be started, a ``FileError`` if there is no room for files.
  private func changes(
    of pair: ModulePair, _ oldModule: BuiltModule, _ newModule: BuiltModule, proposed: [Change]
  ) throws -> [Change] {
    let set = ClientSet(
      of: pair.old, against: pair.new,
      reach: isDeep || pair.old.declarations.count <= Self.largestWholeSurface ? .everything : .affected,
      includingUnderscored: selection.surface.includesUnderscored)
    let scratch = FileManager.default.temporaryDirectory.appending(path: "api-check-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: scratch.path, reason: error.localizedDescription)
    }
    Interruption.begin(scratch.path)
    defer {
      try? FileManager.default.removeItem(at: scratch)
      Interruption.finish(scratch.path)
    }
    let compiler = ClientCompiler(toolchain: toolchain, scratch: scratch.path)
    let judged = ClientJudge.changes(proposed, after: try compiler.run(set, old: oldModule, new: newModule))
    guard ImportReach.matters(to: judged) else { return judged }
    let loaded = LoadedModules(toolchain: toolchain, scratch: scratch.path)
    guard let before = try loaded.names(behind: oldModule), let after = try loaded.names(behind: newModule)
    else { return judged }
    return ImportReach(old: before, new: after).judged(judged)
  }
}
