import Clients
public import Compatibility
import Foundation
public import Packages
public import Processes
import Surfaces
import Synchronization

/// Compares two compiled modules: the rules propose, and clients compiled against both decide.
public struct ProvedComparison: Sendable {
  private let toolchain: Toolchain
  private let selection: Selection
  private let isDeep: Bool
  private let cache: AnswerCache?

  /// From this many declarations on, clients of what did not change cost more than reading the module.
  private static let largestWholeSurface = 2000

  /// Makes a comparison that compiles with `toolchain`; `isDeep` tries every client of large modules too.
  public init(toolchain: Toolchain, selection: Selection, isDeep: Bool, cache: AnswerCache? = nil) {
    self.cache = cache
    self.toolchain = toolchain
    self.selection = selection
    self.isDeep = isDeep
  }

  /// The changes of every module that both versions have compiled, by name, or why there is no telling.
  public func changes(_ old: PackageVersion, _ new: PackageVersion) -> [String: Result<[Change], any Error>] {
    let before = Dictionary(old.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let after = Dictionary(new.surfaces.map { ($0.module, $0) }, uniquingKeysWith: { $1 })
    let names = Set(old.built.keys).intersection(new.built.keys).sorted()
    let results = Mutex<[String: Result<[Change], any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let name = names[index]
      guard let first = before[name], let second = after[name] else { return }
      guard let oldModule = old.built[name], let newModule = new.built[name] else { return }
      let result = Result { try knownChanges(first, oldModule, second, newModule) }
      results.withLock { $0[name] = result }
    }
    return results.withLock { $0 }
  }

  private func knownChanges(
    _ old: Surface, _ oldModule: BuiltModule, _ new: Surface, _ newModule: BuiltModule
  ) throws -> [Change] {
    guard let cache, let first = oldModule.fingerprint, let second = newModule.fingerprint else {
      return try changes(old, oldModule, new, newModule)
    }
    return try cache.answer(to: "changes \(first) \(second) \(isDeep)") {
      try changes(old, oldModule, new, newModule)
    }
  }

  /// The changes from one surface to the other, with the compiler's word wherever a client could be written.
  ///
  /// Throws a ``ToolchainError`` if the compiler cannot be started, a ``PackageError`` if there is no room for files.
  private func changes(
    _ old: Surface, _ oldModule: BuiltModule, _ new: Surface, _ newModule: BuiltModule
  ) throws -> [Change] {
    let changes = Classifier.changes(old: old, new: new)
    let trial = ClientTrial(
      of: old, against: new, isExhaustive: isDeep || old.declarations.count <= Self.largestWholeSurface,
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
    let compiler = FrontendClientCompiler(
      toolchain: toolchain, scratch: scratch.path, old: oldModule, new: newModule)
    return try trial.judged(changes, by: compiler)
  }
}
