import APIComparison
import ClientPrograms
import PublicAPI

/// Lets the compiler overrule the rules: a client that fails proves a break, one that compiles refutes a fear.
enum ClientJudge: Sendable {
  /// The changes that the rules found, with the verdicts that follow from `run`.
  ///
  /// A client that fails is told with the change that explains it, or else makes a change of its own. A breaking
  /// verdict falls only if clients that would fail were it true compile on both sides.
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
    let unexplained = judged.explain(evidence.failures.filter(isTelling))
    judged = judged.compactMap { change in
      guard change.proof == .rule, evidence.isRefuted(change) else { return change }
      // A client that uses an alias and what it stood for in each other's place shows that they are still one type.
      return change.isAboutMeaningOfAlias ? nil : change.refuted(by: evidence)
    }
    judged.report(unexplained)
    // What most clients notice, few do as well; and what a rule fears and nobody has refuted, they do not make milder.
    let unusual = evidence.unusualFailures.filter { failure in
      isTelling(failure) && !judged.contains { $0.verdict == .breaking && failure.isAbout($0) }
    }
    judged.report(judged.explain(unusual))
    judged.note(run.unanswered)
    return judged
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
  /// Proves changes with the clients that fail because of them; returns the clients for which none is to blame.
  ///
  /// What a change itself breaks comes first: a change that breaks its own clients may break others besides.
  fileprivate mutating func explain(_ failures: [ClientOutcome]) -> [ClientOutcome] {
    let names = Dictionary(compactMap(\.renaming).map { ($0.old, $0.new) }) { first, _ in first }
    let distant = failures.filter { !prove(with: $0, by: [.own], calling: names) }
    return distant.filter { !prove(with: $0, by: ChangeRelation.allCases, calling: names) }.filter {
      failure in
      contains { $0.takesDown(failure) } || !proveOnlyChange(inTypeOf: failure)
    }
  }

  /// Proves those changes with a client that fails which are closest to it in one of `relations`; false if there are none.
  ///
  /// `names` are those of types before and after, where they differ.
  private mutating func prove(
    with failure: ClientOutcome, by relations: [ChangeRelation], calling names: [[String]: [String]]
  ) -> Bool {
    let found = map { failure.relation(to: $0, among: self, calling: names) }
    guard let closest = relations.first(where: found.contains) else { return false }
    let close = indices.filter { found[$0] == closest }
    // Where no rule saw a break coming, one of the changes is raised; else only the breaks are proven.
    let breaking = close.filter { self[$0].verdict == .breaking }
    for index in breaking.isEmpty ? [Int](close.prefix(1)) : breaking { self[index].prove(with: failure) }
    return true
  }

  /// Adds a change for each declaration of which a client fails and no other change takes the client down.
  fileprivate mutating func report(_ failures: [ClientOutcome]) {
    var reported: Set<Declaration> = []
    for failure in failures where !contains(where: { $0.takesDown(failure) }) {
      guard reported.insert(failure.client.declaration).inserted else { continue }
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

  /// Proves what changed in the type that a client fails with, if it is one thing; false otherwise.
  fileprivate mutating func proveOnlyChange(inTypeOf failure: ClientOutcome) -> Bool {
    let type = failure.client.declaration
    let found = indices.filter { type.kind.isType && self[$0].difference?.declaration.context == type.names }
    guard found.count == 1 else { return false }
    self[found[0]].prove(with: failure)
    return true
  }
}
