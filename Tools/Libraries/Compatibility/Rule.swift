/// A kind of change to a public surface, and what it means for clients.
public struct Rule: Sendable, Hashable {
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

  init(
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

extension Rule: Codable {
  enum CodingKeys: String, CodingKey {
    case id, verdict, summary, why, remedy, reference
  }

  /// Looks the rule up by its identifier: what else was written may be another version's.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(String.self, forKey: .id)
    guard let rule = RuleCatalogue.rule(id: id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: container, debugDescription: "There is no rule \(id).")
    }
    self = rule
  }
}
