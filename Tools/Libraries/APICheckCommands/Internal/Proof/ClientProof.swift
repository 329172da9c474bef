import APIComparison
import ClientProofs
import Foundation
import PackageBuilds
import Processes
import PublicAPI

/// Compiles clients against both sides of a comparison, and so decides what the rules can only propose.
struct ClientProof: Sendable {
  let toolchain: Toolchain
  let progress: ProgressLog
  let options: Set<SurfaceOption>
  /// Whether every client is tried for large modules, too.
  let isDeep: Bool
  /// The language mode of all clients; nil for those that the old module's clients speak.
  let mode: String?
  /// What clients see besides the compared modules.
  let library: CachedResult<SystemLibrary>?
  /// Reads the modules that the compared modules import.
  let imports: ImportedModules
  /// The cache of proofs.
  let cache: ResultCache

  /// The changes of each of `pairs`, by module; where both sides are compiled, the compiler has decided.
  func changes(of pairs: [ModulePair]) throws -> ProvenChanges {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let results = try pairs.mapOnThreads(atMost: processors) { pair in
      (pair.module, try judgement(of: pair, isAlone: pairs.count == 1))
    }
    let judged = Dictionary(results, uniquingKeysWith: { $1 })
    let gaps = judged.sorted { $0.key < $1.key }.flatMap { module, judgement in
      judgement.gaps.map { "Could not prove what changed in \(module): \($0)." }
    }
    return ProvenChanges(changes: judged.mapValues(\.changes), gaps: gaps)
  }

  private func judgement(of pair: ModulePair, isAlone: Bool) throws -> ClientJudgement {
    guard let work = ClientTrialWork(of: pair, options, isDeep: isDeep, mode: mode, beside: library) else {
      let changes = pair.changesByRule(beside: library?.value ?? .empty)
      return ClientJudgement(changes: changes, gaps: [])
    }
    let areAsRead = { [pair.oldBuild, pair.newBuild].compactMap(\.self).allSatisfy(\.isAsRead) }
    return try cache.result(
      of: work,
      using: ClientTrialWork.Tools(
        toolchain: toolchain, progress: progress, imports: imports, isAlone: isAlone, areAsRead: areAsRead))
  }
}

/// The changes of a module after the compiler has decided.
private struct ClientJudgement: Codable {
  var changes: [Change]
  /// What the compiler could not decide.
  var gaps: [String]
}

/// Tries clients of a module on both sides, if both are compiled.
private struct ClientTrialWork: CachedWork {
  struct Tools {
    let toolchain: Toolchain
    let progress: ProgressLog
    let imports: ImportedModules
    /// Whether no other module is tried at the same time.
    let isAlone: Bool
    /// Whether the compiled modules are still those that were read.
    let areAsRead: () -> Bool
  }

  private struct Side: Encodable {
    let surface: Surface
    let module: FingerprintedModule
    /// The surfaces of the imported modules whose two versions are known and differ.
    let imported: [Surface]
  }

  private let old: Side
  private let new: Side
  /// The surfaces of the new version's other modules that the new side imports.
  private let neighbours: [Surface]
  private let options: [SurfaceOption]
  private let isDeep: Bool
  private let mode: String?
  private let library: CachedResult<SystemLibrary>?

  /// In a surface with more declarations, trying clients of unchanged ones takes longer than reading the module.
  private static let largestWholeSurface = 2000

  /// Prepares clients of `pair` with these `options`, in one `mode` if there is one, beside `library`; nil unless both
  /// sides are compiled.
  init?(
    of pair: ModulePair, _ options: Set<SurfaceOption>, isDeep: Bool, mode: String?,
    beside library: CachedResult<SystemLibrary>?
  ) {
    guard let oldBuild = pair.oldBuild, let newBuild = pair.newBuild else { return nil }
    old = Side(
      surface: pair.old, module: FingerprintedModule(oldBuild), imported: pair.imported.map(\.old))
    new = Side(
      surface: pair.new, module: FingerprintedModule(newBuild), imported: pair.imported.map(\.new))
    neighbours = pair.neighbours
    self.options = options.sorted { $0.rawValue < $1.rawValue }
    self.isDeep = isDeep || pair.old.declarations.count <= Self.largestWholeSurface
    self.mode = mode
    self.library = library
  }

  var isComplete: Bool { old.module.isKnown && new.module.isKnown }

  /// A result with gaps is not stored, since the next run may be able to decide.
  static func mayKeep(_ judgement: ClientJudgement) -> Bool { judgement.gaps.isEmpty }

  func result(using tools: Tools) throws -> ClientJudgement {
    let library = library?.value ?? .empty
    let (oldModule, newModule) = (old.module.module, new.module.module)
    var gaps: [String] = []
    let pair = ModulePair(
      old: old.surface, new: new.surface, oldBuild: oldModule, newBuild: newModule, neighbours: neighbours,
      imported: zip(old.imported, new.imported).map { (old: $0, new: $1) }
    ).meetingForeignTypes(beside: library) { name in
      do {
        return try tools.imports.surface(of: name, behind: oldModule, newModule, Set(options))
      } catch {
        gaps.append("\(error)")
        return nil
      }
    }
    let diff = pair.diff(beside: library)
    let lost = diff.lostModules { try? tools.imports.surface(of: $0, behind: oldModule, Set(options)) }
    let proposed = Classifier.changes(in: diff)
    let trial = ClientTrial(
      of: diff, neighbours: pair.imported,
      isExhaustive: isDeep, includingUnderscored: options.contains(.underscored),
      modes: mode.map { [$0] } ?? oldModule.clientModes, isAlone: tools.isAlone, lost: lost)
    let judged = try Interruption.withTemporaryFolder { scratch in
      let compiler = FrontendClientCompiler(
        toolchain: tools.toolchain, progress: tools.progress, scratch: scratch, name: pair.module,
        old: oldModule, new: newModule)
      return try trial.judged(proposed, by: compiler)
    }
    var judgement = ClientJudgement(
      changes: diff.attributingCauses(to: judged.changes), gaps: judged.gaps + gaps)
    if judgement.gaps.isEmpty, !tools.areAsRead() {
      judgement = ClientJudgement(
        changes: diff.attributingCauses(to: proposed),
        gaps: ["another build has replaced the module meanwhile; run it again once that has ended"])
    }
    return judgement
  }
}

extension APIDiff {
  /// The modules of removed imports, with those that they re-export, as far as `read` finds them.
  fileprivate func lostModules(read: (_ module: String) -> Surface?) -> [String: Surface] {
    var lost: [String: Surface] = [:]
    // An import of a single name brings no module.
    var open = lostImports.map(\.name).filter { !$0.contains(".") }
    while let name = open.popLast() {
      guard lost[name] == nil, let surface = read(name) else { continue }
      lost[name] = surface
      open += surface.reexportedModules
    }
    return lost
  }
}
