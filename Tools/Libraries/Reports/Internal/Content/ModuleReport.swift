import APIComparison

/// What changed in one module.
struct ModuleReport {
  /// On which sides the module exists.
  enum Status: String, Encodable {
    /// On both sides.
    case compared
    /// Only on the new side.
    case added
    /// Only on the old side.
    case removed
  }

  /// The module's name.
  let name: String
  /// On which sides it exists.
  let status: Status
  /// The worst verdict of the changes that nobody has accepted.
  let verdict: Verdict
  /// The changes, worst first; the accepted ones come last.
  let changes: [Change]

  /// Makes a report whose verdict is that of the worst change.
  init(name: String, status: Status, changes: [Change]) {
    self.name = name
    self.status = status
    let open = changes.filter { $0.accepted == nil }
    self.changes = Self.sorted(open) + Self.sorted(changes.filter { $0.accepted != nil })
    verdict = open.map(\.verdict).max() ?? .none
  }

  /// Makes the report of an outcome, or nil where nothing was read.
  init?(_ outcome: ModuleOutcome) {
    switch outcome {
    case .compared(let name, let changes), .manifest(let name, let changes):
      self.init(name: name, status: .compared, changes: changes)
    case .added(let name, let changes): self.init(name: name, status: .added, changes: changes)
    case .removed(let name, let changes): self.init(name: name, status: .removed, changes: changes)
    case .unchanged, .notCompared: return nil
    }
  }

  private static func sorted(_ changes: [Change]) -> [Change] {
    changes.sorted { ($1.verdict, $0.declaration, $0.rule.id) < ($0.verdict, $1.declaration, $1.rule.id) }
  }
}

extension ModuleReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case name, status, verdict, changes
  }

  /// Writes the changes in the shape that programs rely on.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(status, forKey: .status)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(changes.map(ReportedChange.init), forKey: .changes)
  }
}
