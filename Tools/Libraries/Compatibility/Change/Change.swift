public import Surfaces

/// One reviewed difference between two surfaces.
public struct Change: Sendable, Hashable, Codable {
  /// Who says so.
  public enum Proof: String, Sendable, Hashable, Codable {
    /// A client was compiled against both sides.
    case compiler
    /// The rule alone decided.
    case rule
  }

  /// The rule's identifier, such as `function-removed`.
  public var rule: String
  /// What the change means for clients.
  public var verdict: Verdict
  /// The declaration's full name.
  public var declaration: String
  /// The declaration before, or nil if it is new.
  public var old: String?
  /// The declaration after, or nil if it is gone.
  public var new: String?
  /// Where to look: the new declaration, or for a removal the nearest surviving parent.
  public var location: SourceLocation?
  /// Why the verdict is what it is.
  public var explanation: String
  /// What would make the change harmless; empty where nothing would, or nothing needs to.
  public var remedy: String
  /// Whether a compiler or a rule decided.
  public var proof: Proof
  /// The client that no longer compiles, or the one that shows that the change is harmless.
  public var client: String?
  /// What the compiler says about the client.
  public var diagnostic: String?
  /// The decision that lets the change pass, or nil if nobody has taken one.
  public var accepted: Decision?

  /// Makes a change that a rule has decided.
  public init(
    rule: String, verdict: Verdict, declaration: String, old: String?, new: String?,
    location: SourceLocation? = nil,
    explanation: String, remedy: String, proof: Proof = .rule
  ) {
    self.rule = rule
    self.verdict = verdict
    self.declaration = declaration
    self.old = old
    self.new = new
    self.location = location
    self.explanation = explanation
    self.remedy = remedy
    self.proof = proof
  }
}

extension Change {
  enum CodingKeys: String, CodingKey {
    case rule, verdict, declaration, old, new, location, explanation, remedy, proof, client, diagnostic,
      accepted
  }

  /// Writes every key that a reader may look for, with null where there is nothing to say.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rule, forKey: .rule)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(declaration, forKey: .declaration)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(location, forKey: .location)
    try container.encode(explanation, forKey: .explanation)
    try container.encode(remedy, forKey: .remedy)
    try container.encode(proof, forKey: .proof)
    try container.encodeIfPresent(client, forKey: .client)
    try container.encodeIfPresent(diagnostic, forKey: .diagnostic)
    try container.encodeIfPresent(accepted, forKey: .accepted)
  }
}
