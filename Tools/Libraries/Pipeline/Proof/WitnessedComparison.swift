import Clients
public import Compatibility
import Foundation
public import Packages
public import Processes
public import Surfaces
import Synchronization

/// Compares two compiled modules: the rules propose, and clients compiled against both decide.
public struct WitnessedComparison: Sendable {
  private let toolchain: Toolchain
  private let options: SurfaceOptions
  private let isDeep: Bool
  private let cache: AnswerCache?

  /// From this many declarations on, clients of what did not change cost more than reading the module.
  private static let largestWholeSurface = 2000

  /// Makes a comparison that compiles with `toolchain`; `isDeep` tries every client of large modules too.
  public init(toolchain: Toolchain, options: SurfaceOptions, isDeep: Bool, cache: AnswerCache? = nil) {
    self.cache = cache
    self.toolchain = toolchain
    self.options = options
    self.isDeep = isDeep
  }

  /// The changes of every module that both versions have compiled, by name, or why there is no telling.
  public func changes(_ old: PackageVersion, _ new: PackageVersion) -> [String: Result<[Change], any Error>] {
    let before = Dictionary(old.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let after = Dictionary(new.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let (oldModules, newModules) = (old.built, new.built)
    let names = Set(oldModules.keys).intersection(newModules.keys).sorted()
    let results = Mutex<[String: Result<[Change], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let name = names[index]
      guard let first = before[name], let second = after[name] else { return }
      guard let oldModule = oldModules[name], let newModule = newModules[name] else { return }
      let result = Result { try knownChanges(first, oldModule, second, newModule) }
      results.withLock { $0[name] = result }
    }
    return results.withLock { $0 }
  }

  private func knownChanges(
    _ old: Surface, _ oldModule: BuiltModule, _ new: Surface, _ newModule: BuiltModule
  ) throws -> [Change] {
    guard let cache else { return try changes(old, oldModule, new, newModule) }
    return try cache.answer(to: "changes \(isDeep)", about: [oldModule, newModule]) {
      try changes(old, oldModule, new, newModule)
    }
  }

  /// The changes from one surface to the other, with the compiler's word wherever a client could be written.
  ///
  /// Throws if the compiler cannot be started, or there is no room for files.
  private func changes(
    _ old: Surface, _ oldModule: BuiltModule, _ new: Surface, _ newModule: BuiltModule
  ) throws -> [Change] {
    let changes = Classifier.changes(old: old, new: new)
    let set = WitnessSet(
      of: old, against: new,
      reach: isDeep || old.declarations.count <= Self.largestWholeSurface ? .everything : .affected,
      includingUnderscored: options.includesUnderscored)
    return try Interruption.withTemporaryFolder { scratch in
      let compiler = WitnessCompiler(toolchain: toolchain, scratch: scratch)
      let judged = WitnessJudge.changes(changes, after: try compiler.run(set, old: oldModule, new: newModule))
      guard ImportReach.matters(to: judged) else { return judged }
      let loaded = LoadedModules(toolchain: toolchain, scratch: scratch)
      guard let before = try loaded.names(behind: oldModule), let after = try loaded.names(behind: newModule)
      else { return judged }
      return ImportReach(old: before, new: after).judged(judged)
    }
  }
}
