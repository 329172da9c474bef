/// A kind of change to a public surface, and what it means for clients.
public struct Rule: Sendable, Hashable, Codable {
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

  init(
    _ name: RuleName, _ verdict: Verdict, _ summary: String, why: String, remedy: String = "",
    see reference: ReferencePage
  ) {
    id = name.id
    self.verdict = verdict
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.reference = reference.address
  }
}
