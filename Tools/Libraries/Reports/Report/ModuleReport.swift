public import Compatibility

/// What changed in one module.
public struct ModuleReport: Sendable, Hashable {
  /// On which sides the module exists.
  public enum Status: String, Sendable, Hashable, Codable {
    /// On both.
    case compared
    /// Only on the new one.
    case added
    /// Only on the old one.
    case removed
  }

  /// The module's name.
  public var name: String
  /// On which sides it exists.
  var status: Status
  /// The worst of its changes that nobody has accepted.
  public var verdict: Verdict
  /// Its changes, worst first, and those that were accepted last.
  public var changes: [Change]

  /// Makes a report whose verdict is that of the worst change.
  public init(name: String, status: Status, changes: [Change]) {
    self.name = name
    self.status = status
    let open = changes.filter { $0.accepted == nil }
    self.changes = Self.sorted(open) + Self.sorted(changes.filter { $0.accepted != nil })
    verdict = open.map(\.verdict).max() ?? .none
  }

  private static func sorted(_ changes: [Change]) -> [Change] {
    changes.sorted { ($1.verdict, $0.declaration, $0.rule.id) < ($0.verdict, $1.declaration, $1.rule.id) }
  }
}

extension ModuleReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case name, status, verdict, changes
  }

  /// Writes the changes with the explanation that people read.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(status, forKey: .status)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(changes.map(ReportedChange.init), forKey: .changes)
  }
}
