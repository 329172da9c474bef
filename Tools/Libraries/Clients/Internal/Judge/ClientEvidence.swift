import Compatibility
import Surfaces

/// The outcomes of a run, by the declarations that the clients use.
struct ClientEvidence {
  /// The outcomes of clients that the new side rejects.
  let failures: [ClientOutcome]
  private let outcomes: [String: [ClientOutcome]]
  private let discarded: [String: Set<ClientUse>]
  private let containers: [String: String]

  init(_ run: ClientRun) {
    failures = run.outcomes.filter { $0.complaint != nil }
    outcomes = Dictionary(grouping: run.outcomes) { $0.client.declaration.description }
    discarded = Dictionary(grouping: run.discarded) { $0.declaration.description }.mapValues {
      Set($0.map(\.use))
    }
    containers = Dictionary(
      run.outcomes.map(\.client.declaration).filter(\.kind.isType).map { ($0.title, $0.description) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether clients that do what the change would prevent all compile against the new side.
  func isRefuted(_ change: Change) -> Bool { !refutation(of: change).isEmpty }

  /// The client to show for a refuted change.
  func proof(against change: Change) -> ClientOutcome? { refutation(of: change).first }

  /// The clients that refute `change`, or none if one of those that are needed is missing, discarded or fails.
  private func refutation(of change: Change) -> [ClientOutcome] {
    guard change.verdict == .breaking, let refutation = Refutation.of(rule: change.rule) else { return [] }
    var proofs: [ClientOutcome] = []
    switch refutation.subject {
    case .namesakes:
      let namesakes = outcomes.values.compactMap { $0.first?.client.declaration }.filter {
        $0.title == change.declaration
      }
      let found = namesakes.map { clients(of: $0.description, refutation.uses) }
      proofs = found.contains(where: \.isEmpty) ? [] : found.flatMap(\.self)
    case .container:
      guard let container = container(of: change.declaration) else { return [] }
      proofs = clients(of: container, refutation.uses)
    case .declaration:
      guard let description = change.old, let declaration = outcomes[description]?.first?.client.declaration
      else {
        return []
      }
      // Where a whole type changes its actor, clients of its members would fail, not those of the type.
      if declaration.kind.isType,
        [RuleName.globalActorAdded.id, RuleName.globalActorChanged.id].contains(change.rule)
      {
        return []
      }
      if change.rule == RuleName.propertyWrapperRemoved.id,
        discarded[description, default: []].contains(.readProjection)
      {
        // There was nothing to lose.
        return clients(of: description, Refutation.principalUses(of: declaration))
      }
      let own = refutation.uses(of: declaration).union(Refutation.principalUses(of: declaration))
      proofs = clients(of: description, own)
      if declaration.requirement != .none, !proofs.isEmpty {
        let conforming: ClientUse = declaration.requirement == .defaulted ? .conformFully : .conform
        guard let type = container(of: change.declaration) else { return [] }
        let conformers = clients(of: type, [conforming])
        proofs = conformers.isEmpty ? [] : proofs + conformers
      }
    }
    return proofs
  }

  /// The clients of a declaration that make the wanted uses, or none if not all of its clients compile.
  private func clients(of description: String, _ uses: Set<ClientUse>) -> [ClientOutcome] {
    let found = outcomes[description] ?? []
    let wanted = found.filter { uses.contains($0.client.use) }
    guard found.allSatisfy({ $0.complaint == nil }),
      discarded[description, default: []].isDisjoint(with: uses),
      Set(wanted.map(\.client.use)) == uses
    else { return [] }
    return wanted
  }

  /// The type around what `title` names.
  private func container(of title: String) -> String? {
    containers.filter { title.hasPrefix($0.key + ".") }.max { $0.key.count < $1.key.count }?.value
  }
}
