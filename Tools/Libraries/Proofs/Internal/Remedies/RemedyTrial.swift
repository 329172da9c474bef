import Changes
import Surfaces

/// Tries the remedies that are code: beside the new module, with the clients that fail without them.
struct RemedyTrial {
  let sides: TwoSides

  /// The changes, whose remedies are proved, or only words where they do not help.
  ///
  /// A remedy helps if the clients that the change breaks compile beside it, and those of its overloads still do.
  func tried(_ changes: [Change], after run: ClientRun) throws -> [Change] {
    let remedies = changes.indices.compactMap { TriedRemedy(of: changes[$0], at: $0, after: run) }
    if remedies.isEmpty { return changes }
    let start = (run.outcomes.map(\.attempt.number).max() ?? 0) + 1
    let shims = remedies.enumerated().map {
      ClientAttempt(number: start + $0, source: $1.source, modules: [], mode: "")
    }
    let clients = Set(remedies.flatMap(\.clients)).sorted { $0.attempt.number < $1.attempt.number }
    var rejected: Set<Int> = []
    for file in ClientAttempt.files(of: clients.map(\.attempt)) {
      guard let kind = file.first else { continue }
      let beside = shims.map {
        ClientAttempt(number: $0.number, source: $0.source, modules: kind.modules, mode: kind.mode)
      }
      rejected.formUnion(try sides.file(on: .new).complaints(about: beside + file).keys)
    }
    var changes = changes
    for (shim, remedy) in zip(shims, remedies) {
      let helps =
        !rejected.contains(shim.number) && !remedy.clients.contains { rejected.contains($0.attempt.number) }
      changes[remedy.change].remedy =
        helps ? changes[remedy.change].remedy : .words(changes[remedy.change].rule.remedy)
      changes[remedy.change].remedyProof = helps ? .compiler : nil
    }
    return changes
  }
}
