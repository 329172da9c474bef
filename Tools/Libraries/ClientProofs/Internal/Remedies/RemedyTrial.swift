import APIComparison
import PublicAPI

/// Tries the remedies that are code, with the clients that fail without them.
struct RemedyTrial {
  let sides: TwoSides
  let mend: (_ sources: [String: String]) throws -> String?

  /// The changes, whose remedies are proved, or only words where they do not help.
  ///
  /// A remedy helps if it compiles both beside the new module, where its body is compiled if it has one, and within it,
  /// where it is beside what clients do not see; and if the clients that the change breaks compile with it either way, and those of
  /// its overloads still do. Where the module cannot be compiled once more it stays without proof.
  func tried(_ changes: [Change], after run: ClientRun) throws -> [Change] {
    let start = (run.outcomes.map(\.attempt.number).max() ?? 0) + 1
    let remedies = changes.indices.compactMap { index in
      TriedRemedy(of: changes[index], at: index, numbered: start + index, after: run)
    }
    // What a remedy names, its clients need not.
    let companions = Set(run.outcomes.flatMap { $0.attempt.modules.dropFirst() }).sorted()
    let module = RemediedModule(importing: companions, sides: sides, mend: mend)
    // Where remedies leave their bodies open, and all of them help, there is nothing more to see beside the module.
    let within = try remedies.allSatisfy(\.isOpen) ? module.helping(remedies) : nil
    let isDone = within?.count == remedies.count
    let helping = try isDone ? remedies : helpingBeside(remedies, importing: companions)
    let proven = try isDone ? within : module.helping(helping)
    var changes = changes
    for remedy in remedies {
      let change = changes[remedy.change]
      changes[remedy.change].remedyProof = proven?.contains(remedy) == true ? .compiler : nil
      let isCode = (proven ?? helping).contains(remedy)
      changes[remedy.change].remedy = isCode ? change.remedy : .words(change.rule.remedy)
    }
    return changes
  }

  private func helpingBeside(_ remedies: [TriedRemedy], importing companions: [String]) throws
    -> [TriedRemedy]
  {
    var rejected: Set<Int> = []
    let clients = TriedRemedy.clients(of: remedies).map { client in
      ClientAttempt(
        number: client.number, source: client.source, modules: client.modules.prefix(1) + companions,
        mode: client.mode)
    }
    for file in ClientAttempt.files(of: clients) {
      guard let kind = file.first else { continue }
      let beside = remedies.map {
        ClientAttempt(number: $0.number, source: $0.source, modules: kind.modules, mode: kind.mode)
      }
      rejected.formUnion(try sides.file(on: .new).complaints(about: beside + file).keys)
    }
    return remedies.filter { !rejected.contains($0.number) && rejected.isDisjoint(with: $0.clientNumbers) }
  }
}
