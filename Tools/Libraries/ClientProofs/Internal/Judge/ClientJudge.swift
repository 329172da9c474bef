import APIComparison
import ClientPrograms
import PublicAPI

/// Lets the compiler overrule the rules: a client that fails proves a break, one that compiles refutes a fear.
enum ClientJudge: Sendable {
  /// The changes that the rules found, with the verdicts that follow from `run`.
  ///
  /// A client that fails is told with the change that explains it, or else makes a change of its own. A breaking
  /// verdict falls only if clients that would fail were it true compile on both sides. In which order the changes and the
  /// clients come does not matter.
  static func changes(_ changes: [Change], after run: ClientRun) -> [Change] {
    let evidence = ClientEvidence(run)
    let thawed = Set(changes.filter { $0.rule == .frozenChanged }.compactMap(\.difference?.old?.names))
    let onLayout = evidence.failures.filter { $0.reliesOnLayout(of: thawed) }
    var judged = changes.map { $0.forgiven(onLayout) }
    let gone = Set(changes.filter(\.isLoss).compactMap { $0.difference?.old?.ownName })
    // Where clients no longer get what another module declares, all miss it who name it.
    let isParted = evidence.failures.contains { $0.isOfReexport && $0.missing != nil }
    let known = evidence.complaints(about: changes)
    func isTelling(_ failure: ClientOutcome) -> Bool {
      !onLayout.contains(failure) && !failure.misses(gone)
        && (!failure.echoes(known) || changes.contains { $0.verdict == .breaking && failure.isAbout($0) })
        && !(isParted && failure.missesAnother)
        && !evidence.failsAnyway(failure, known)
    }
    let ordinary = evidence.failures.filter(isTelling)
    let causes = FailureCauses(among: judged, of: ordinary)
    let orphans = judged.prove(with: ordinary, blaming: causes)
    for index in judged.indices where judged[index].proof == .rule && evidence.isRefuted(judged[index]) {
      judged[index] = judged[index].refuted(by: evidence)
    }
    judged.explain(orphans)
    // What most clients notice, few do as well; and what a rule fears and nobody has refuted, they do not make milder.
    let unusual = evidence.unusualFailures.filter { failure in
      isTelling(failure) && !judged.contains { $0.verdict == .breaking && failure.isAbout($0) }
    }
    judged.explain(judged.prove(with: unusual, blaming: causes))
    judged.note(run.unanswered)
    // A client that uses an alias and what it stood for in each other's place shows that they are still one type.
    return judged.filter { !($0.verdict == .compatible && $0.proof == .compiler && $0.isAboutMeaningOfAlias) }
  }
}

extension ClientOutcome {
  /// Whether the client needs a conformance that a type had only because its layout was promised, by `@frozen`.
  ///
  /// Nothing that such a type's author wrote promises the conformance, and layout is no part of the contract.
  fileprivate func reliesOnLayout(of thawed: Set<[String]>) -> Bool {
    client.use == .needConformance && thawed.contains(client.declaration.context)
      && ["Sendable", "BitwiseCopyable"].contains(client.declaration.inheritance.first?.description)
  }
}

extension Change {
  /// Whether clients can no longer name something.
  fileprivate var isLoss: Bool { verdict == .breaking && difference?.new == nil }

  /// The names of a type before and after, from the outermost on, if it has another one.
  var renaming: (old: [String], new: [String])? {
    guard let old = difference?.old, let new = difference?.new, old.kind.isType, new.kind.isType,
      old.names != new.names
    else { return nil }
    return (old.names, new.names)
  }

  /// Whether it says that an alias stands for another type.
  fileprivate var isAboutMeaningOfAlias: Bool {
    guard let old = difference?.old, let new = difference?.new, old.kind == .typeAlias, new.kind == .typeAlias
    else { return false }
    return old.type != new.type
  }
}

extension [Change] {
  /// Proves the changes that are to blame for `failures`; returns the clients for which none is.
  fileprivate mutating func prove(with failures: [ClientOutcome], blaming causes: FailureCauses)
    -> [ClientOutcome]
  {
    let explained = failures.map { (failure: $0, cause: causes.closest(to: $0)) }
    // The first client is shown, so that those of the declaration itself come before others.
    for relation in ChangeRelation.allCases {
      for (failure, cause) in explained where cause?.relation == relation {
        for index in cause?.changes ?? [] { self[index].prove(with: failure) }
      }
    }
    return explained.filter { $0.cause == nil }.map(\.failure)
  }

  /// Finds out what `failures` show for which no change is to blame: that what they name is broken, that the only change
  /// in a type breaks clients of the type, or something that no rule has seen, which becomes a change of its own.
  fileprivate mutating func explain(_ failures: [ClientOutcome]) {
    let open = failures.filter { failure in !contains { $0.takesDown(failure) } }
      .map { (failure: $0, only: onlyChange(inTypeOf: $0)) }
    for (failure, only) in open { if let only { self[only].prove(with: failure) } }
    let unforeseen = Dictionary(
      open.filter { $0.only == nil }.map { ($0.failure.client.declaration, $0.failure) }
    ) { first, _ in first }
    // Clients of a member name the types around it as well, and what breaks those is told first.
    let outermostFirst = unforeseen.sorted {
      ($0.key.context.count, $0.key.description) < ($1.key.context.count, $1.key.description)
    }
    for (_, failure) in outermostFirst where !contains(where: { $0.takesDown(failure) }) {
      append(Change(failed: failure))
    }
  }

  /// Says of what was not proved to break that the compiler gives no answer about clients in unusual positions.
  fileprivate mutating func note(_ unanswered: [UnansweredClient]) {
    var noted: Set<Declaration> = []
    for unknown in unanswered {
      let declaration = unknown.client.declaration
      guard let position = unknown.client.position, noted.insert(declaration).inserted else { continue }
      let words =
        "Whether code that \(position.words) goes on compiling could not be proved: of the new version \(unknown.reason)."
      let own = indices.filter { self[$0].difference?.old == declaration }
      if let index = own.first {
        if self[index].verdict < .fragile { self[index].meaning += " " + words }
      } else {
        append(
          Change(
            .clientFailed, verdict: .compatible,
            of: .declaration(.changed(old: declaration, new: declaration)),
            fact: words, meaning: ""))
      }
    }
  }

  /// The index of what changed in the type that a client fails with, if it is one thing.
  private func onlyChange(inTypeOf failure: ClientOutcome) -> Int? {
    let type = failure.client.declaration
    let found = indices.filter { type.kind.isType && self[$0].difference?.declaration.context == type.names }
    return found.count == 1 ? found[0] : nil
  }
}
