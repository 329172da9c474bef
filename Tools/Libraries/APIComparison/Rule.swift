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

  /// Makes a rule with an identifier that no other has.
  ///
  /// Unless `refutation` says otherwise, a break is refuted by clients of the declaration that changed, if all that they
  /// usually do with it still compiles.
  public init(
    _ id: String, _ verdict: Verdict, _ summary: String, why: String, remedy: String = "",
    see reference: ReferencePage, refutedBy refutation: Refutation? = nil
  ) {
    self.id = id
    self.verdict = verdict
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.reference = reference.address
    self.refutation = refutation ?? (verdict < .fragile ? .nothing : .declaration())
  }
}

extension Rule: Encodable {
  enum CodingKeys: String, CodingKey {
    case id, verdict, summary, why, remedy, reference
  }
}
