import APIComparison
import ClientPrograms
import CompilerDiagnostics
import PublicAPI

/// The outcomes of a run, by the declarations that the clients use.
struct ClientEvidence {
  /// The outcomes of clients that do what most do, and that the new side rejects.
  let failures: [ClientOutcome]
  /// The outcomes of clients in a position that few have, and that the new side rejects.
  let unusualFailures: [ClientOutcome]
  /// What the compiler says of clients that fail whatever could take the place of what they use, by that.
  private let complaintsAboutUses: [Declaration: Set<String>]
  private let outcomes: [Declaration: [ClientOutcome]]
  private let discarded: [Declaration: Set<ClientUse>]
  private let impossible: [Declaration: Set<ClientUse>]
  /// The types that clients use, by their names from the outermost one on.
  private let types: [[String]: Declaration]

  init(_ run: ClientRun) {
    let failing = run.outcomes.filter { $0.complaint != nil }
    failures = failing.filter { $0.position == nil }
    unusualFailures = failing.filter { $0.position != nil }
    complaintsAboutUses = Dictionary(
      grouping: failing.filter { $0.client.addition == nil }, by: \.client.declaration
    ).mapValues { Set($0.compactMap(\.complaint?.text)) }
    outcomes = Dictionary(grouping: run.outcomes, by: \.client.declaration)
    func uses(_ clients: [Client]) -> [Declaration: Set<ClientUse>] {
      Dictionary(grouping: clients, by: \.declaration).mapValues { Set($0.map(\.use)) }
    }
    discarded = uses(run.discarded.filter { $0.position == nil })
    impossible = uses(run.impossible.filter { $0.position == nil })
    types = Dictionary(
      run.outcomes.map(\.client.declaration).filter(\.kind.isType).map { ($0.names, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a client that may mean something new does not compile in any case, which shows nothing of that.
  ///
  /// Others that cannot mean it fail for the same reason, which is one of `known`; or what is new is a conformance, and
  /// whoever uses the declaration fails.
  func failsAnyway(_ failure: ClientOutcome, _ known: [Declaration: Set<String>]) -> Bool {
    guard let addition = failure.client.addition, let complaint = failure.complaint else { return false }
    let declaration = failure.client.declaration
    if addition.kind == .conformance, !complaint.isAboutAmbiguity, complaintsAboutUses[declaration] != nil {
      return true
    }
    return failure.repeats(known[declaration, default: []])
  }

  /// What the compiler says of clients of the declarations that `changes` break, whatever could take their place.
  func complaints(about changes: [Change]) -> [Declaration: Set<String>] {
    let broken = Set(changes.filter { $0.verdict == .breaking }.compactMap(\.difference?.old))
    return complaintsAboutUses.filter { broken.contains($0.key) }
  }

  /// Whether clients that do what the change would prevent all compile against the new side.
  ///
  /// What stands by itself and is gone is not there for those that find it in a module which they import besides.
  func isRefuted(_ change: Change) -> Bool {
    let proofs = refutation(of: change)
    guard !proofs.isEmpty, let old = change.difference?.old, change.difference?.new == nil else {
      return !proofs.isEmpty
    }
    return !old.surroundings.isEmpty || old.kind.isType || proofs.allSatisfy { $0.attempt.modules.count == 1 }
  }

  /// The client to show for a refuted change.
  func proof(against change: Change) -> ClientOutcome? {
    refutation(of: change).first { $0.complaint == nil }
  }

  /// The clients that refute `change`, or none if one of those that are needed is missing, discarded or fails.
  private func refutation(of change: Change) -> [ClientOutcome] {
    guard change.verdict >= .fragile else { return [] }
    switch change.rule.refutation {
    case .nothing: return []
    case .namesakes(let uses):
      let found = outcomes.keys.filter { $0.title == change.declaration }.map { clients(of: $0, uses) }
      return found.contains(where: \.isEmpty) ? [] : found.flatMap(\.self)
    case .container(let uses):
      return container(of: change).map { clients(of: $0, uses) } ?? []
    case .declaration(let uses):
      return declaration(of: change).map { ownClients(of: $0, change, uses) } ?? []
    case .memberOnly(let uses):
      guard let declaration = declaration(of: change), !declaration.kind.isType else { return [] }
      return ownClients(of: declaration, change, uses)
    case .declarationIfAllowed(let uses):
      guard let declaration = declaration(of: change) else { return [] }
      let impossible = discarded[declaration, default: []]
      return ownClients(of: declaration, change, uses.subtracting(impossible))
    }
  }

  /// What `change` changes, if a client uses it.
  private func declaration(of change: Change) -> Declaration? {
    change.difference?.old.flatMap { outcomes[$0]?.first?.client.declaration }
  }

  /// The clients that do all that is usual with `declaration`, and those that make `uses` of it.
  private func ownClients(of declaration: Declaration, _ change: Change, _ uses: Set<ClientUse>)
    -> [ClientOutcome]
  {
    let wanted = declaration.possible(uses).union(declaration.principalUses)
    let proofs = clients(of: declaration, wanted)
    guard declaration.requirement != .none, !proofs.isEmpty else { return proofs }
    let conforming: ClientUse = declaration.requirement == .defaulted ? .conformFully : .conform
    let conformers = container(of: change).map { clients(of: $0, [conforming]) } ?? []
    return conformers.isEmpty ? [] : proofs + conformers
  }

  /// The clients of a declaration that make the wanted uses, or none if not all of its clients compile.
  private func clients(of declaration: Declaration, _ uses: Set<ClientUse>) -> [ClientOutcome] {
    let found = (outcomes[declaration] ?? []).filter { !$0.isAboutClassOfInitializer }
    let uses = uses.subtracting(impossible[declaration, default: []])
    let wanted = found.filter { uses.contains($0.client.use) && $0.client.position == nil }
    guard found.allSatisfy({ $0.complaint == nil || $0.position != nil }),
      // One call shows what another would; one type that conforms, or one use of an alias, says nothing of another.
      discarded[declaration, default: []].isDisjoint(with: uses.subtracting([.call, .read, .write])),
      Set(wanted.map(\.client.use)) == uses
    else { return [] }
    return wanted
  }

  /// The innermost type around what `change` changes that a client uses.
  private func container(of change: Change) -> Declaration? {
    guard var names = change.difference?.declaration.surroundings else { return nil }
    while !names.isEmpty {
      if let type = types[names] { return type }
      names.removeLast()
    }
    return nil
  }
}
