/// A kind of change to a public surface, and what it means for clients.
public struct Rule: Sendable {
  /// The identifier that reports, decisions and the command line use, such as `async-added`.
  public let id: String
  /// The verdict of the rule alone; a compiled client may know better.
  public let verdict: Verdict
  /// What changed, as a sentence.
  public let summary: String
  /// Why clients notice or do not notice, as a sentence.
  public let why: String
  /// What makes the change harmless, or empty where nothing needs to.
  public let remedy: String
  /// The page of the language's documentation that the rule follows from.
  public let reference: String
  /// The clients that fail if the rule is right, and overrule it if they compile.
  public let refutation: Refutation

  /// Makes a rule with an identifier that no other has.
  public init(
    _ id: String, _ verdict: Verdict, _ summary: String, why: String, remedy: String = "",
    see reference: ReferencePage, refutedBy refutation: Refutation
  ) {
    self.id = id
    self.verdict = verdict
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.reference = reference.address
    self.refutation = refutation
  }
}

extension Rule: Hashable {
  /// Equal if both have the same identifier: what a rule says may be put better, and it stays the same rule.
  public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: Codable {
  enum CodingKeys: String, CodingKey {
    case id, verdict, summary, why, remedy, reference
  }

  /// Reads what a rule says; the clients that would refute it are not written, since it has been applied.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    verdict = try container.decode(Verdict.self, forKey: .verdict)
    summary = try container.decode(String.self, forKey: .summary)
    why = try container.decode(String.self, forKey: .why)
    remedy = try container.decode(String.self, forKey: .remedy)
    reference = try container.decode(String.self, forKey: .reference)
    refutation = .nothing
  }
}
