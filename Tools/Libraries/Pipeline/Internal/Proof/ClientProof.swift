import Changes
import Foundation
import Lookup
import Packages
import Processes
import Proofs
import Surfaces

/// Compiles clients against both sides of a comparison, which decides where the rules only propose.
struct ClientProof: Sendable {
  private typealias Judged = (changes: [Change], gaps: [String])

  let toolchain: Toolchain
  let progress: ProgressLog
  let options: Set<SurfaceOption>
  /// Whether every client of large modules is tried too.
  let isDeep: Bool
  /// What clients know besides the modules.
  let library: SystemLibrary
  /// What remembers the answers of earlier runs.
  let reader: PackageReader

  /// From this many declarations on, clients of what did not change cost more than reading the module.
  private static let largestWholeSurface = 2000

  /// The changes of each of `pairs` by name, with the compiler's word wherever both sides are compiled; where no earlier run
  /// knows it, the rules `propose` what is to be proved.
  func changes(of pairs: [ModulePair], propose: @escaping @Sendable (ModulePair) -> [Change]) throws
    -> ProvenChanges
  {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let answers = try pairs.mapOnThreads(atMost: processors) { pair in
      (pair.module, try knownChanges(of: pair, isAlone: pairs.count == 1, propose: propose))
    }
    let judged = Dictionary(answers, uniquingKeysWith: { $1 })
    let gaps = judged.sorted { $0.key < $1.key }.flatMap { module, judged in
      judged.gaps.map { "Could not prove what changed in \(module): \($0)." }
    }
    return ProvenChanges(changes: judged.mapValues(\.changes), gaps: gaps)
  }

  private func knownChanges(
    of pair: ModulePair, isAlone: Bool, propose: (ModulePair) -> [Change]
  ) throws -> Judged {
    guard let oldModule = pair.oldBuild, let newModule = pair.newBuild else { return (propose(pair), []) }
    // Which re-exports count name by name, the compiled modules do not tell.
    let reexports = [pair.old, pair.new].map(\.reexportedModules)
    // An answer that was given without knowing the toolchain's modules is none for a run that does.
    let question =
      "changes \(isDeep) \(library.isEmpty)"
      + (reexports.joined().isEmpty ? "" : " \(reexports)")
    do {
      let known = try reader.answer(to: question, about: [oldModule, newModule], by: toolchain) {
        var unread: [String] = []
        let pair = pair.meetingForeignTypes(beside: library) { name in
          do { return try reader.surface(of: name, behind: oldModule, newModule) } catch {
            unread.append("\(error)")
            return nil
          }
        }
        let proposed = propose(pair)
        var judged = try changes(of: pair, oldModule, newModule, proposed: proposed, isAlone: isAlone)
        judged.gaps += unread
        if judged.gaps.isEmpty, !oldModule.isAsRead || !newModule.isAsRead {
          judged = (
            proposed, ["another build has replaced the module meanwhile; run it again once that has ended"]
          )
        }
        guard judged.gaps.isEmpty else { throw Unproven(judged: judged) }
        return judged.changes.map(StoredChange.init)
      }
      return (known.map(\.change), [])
    } catch let unproven as Unproven {
      return unproven.judged
    }
  }

  /// Keeps an answer with gaps from being kept: the next run may know more.
  private struct Unproven: Error {
    let judged: Judged
  }

  /// The changes with the compiler's word wherever a client could be written.
  ///
  /// Throws if the compiler cannot be started, or there is no room for files.
  private func changes(
    of pair: ModulePair, _ oldModule: BuiltModule, _ newModule: BuiltModule, proposed: [Change], isAlone: Bool
  ) throws -> Judged {
    let sides = pair.sides
    let trial = ClientTrial(
      of: sides.old, against: sides.new, beside: library, neighbours: pair.imported,
      isExhaustive: isDeep || pair.old.declarations.count <= Self.largestWholeSurface,
      includingUnderscored: options.contains(.underscored),
      modes: oldModule.clientModes, isAlone: isAlone,
      reexported: { reader.surface(of: $0, behind: oldModule) })
    return try Interruption.withTemporaryFolder { scratch in
      let compiler = FrontendClientCompiler(
        toolchain: toolchain, progress: progress, scratch: scratch, name: pair.module, old: oldModule,
        new: newModule)
      return try trial.judged(proposed, by: compiler)
    }
  }
}
