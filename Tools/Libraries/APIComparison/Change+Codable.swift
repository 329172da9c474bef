import PublicAPI

/// A change is written with the identifier of its rule and the lines of its declarations.
///
/// Neither who accepted it is written, nor where its old declaration was, nor how often its name is written.
extension Change: Codable {
  private enum Key: String, CodingKey {
    case rule, verdict, old, new, location, fact, meaning, remedy, remedyProof, proof, position, client,
      diagnostic, cause, isFeltOnlyInSwift6
  }

  /// Reads a change of a declaration, with its rule as this version of the tool has it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id = try container.decode(String.self, forKey: .rule)
    guard let rule = RuleCatalogue.rule(id: id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rule, in: container, debugDescription: "There is no rule \(id).")
    }
    func declaration(_ key: Key) throws -> Declaration? {
      guard let line = try container.decodeIfPresent(String.self, forKey: key) else { return nil }
      guard let declaration = Declaration(line: line), declaration.description == line else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "There is no declaration in ‘\(line)’.")
      }
      return declaration
    }
    let difference: Difference =
      switch try (declaration(.old), declaration(.new)) {
      case (let old?, let new?): .changed(old: old, new: new)
      case (let old?, nil): .removed(old)
      case (nil, let new?): .added(new)
      case (nil, nil):
        throw DecodingError.dataCorruptedError(
          forKey: .old, in: container, debugDescription: "The change is about no declaration.")
      }
    self.init(
      rule, verdict: try container.decode(Verdict.self, forKey: .verdict), of: .declaration(difference),
      location: try container.decodeIfPresent(SourceLocation.self, forKey: .location),
      fact: try container.decode(String.self, forKey: .fact),
      meaning: try container.decode(String.self, forKey: .meaning),
      remedy: try container.decode(Remedy.self, forKey: .remedy))
    remedyProof = try container.decodeIfPresent(Proof.self, forKey: .remedyProof)
    proof = try container.decode(Proof.self, forKey: .proof)
    position = try container.decodeIfPresent(UnusualPosition.self, forKey: .position)
    client = try container.decodeIfPresent(String.self, forKey: .client)
    diagnostic = try container.decodeIfPresent(String.self, forKey: .diagnostic)
    cause = try container.decodeIfPresent(Cause.self, forKey: .cause)
    isFeltOnlyInSwift6 = try container.decode(Bool.self, forKey: .isFeltOnlyInSwift6)
  }

  /// Writes what ``init(from:)`` reads.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(rule.id, forKey: .rule)
    try container.encode(verdict, forKey: .verdict)
    try container.encodeIfPresent(lines.old, forKey: .old)
    try container.encodeIfPresent(lines.new, forKey: .new)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encode(fact, forKey: .fact)
    try container.encode(meaning, forKey: .meaning)
    try container.encode(remedy, forKey: .remedy)
    try container.encodeIfPresent(remedyProof, forKey: .remedyProof)
    try container.encode(proof, forKey: .proof)
    try container.encodeIfPresent(position, forKey: .position)
    try container.encodeIfPresent(client, forKey: .client)
    try container.encodeIfPresent(diagnostic, forKey: .diagnostic)
    try container.encodeIfPresent(cause, forKey: .cause)
    try container.encode(isFeltOnlyInSwift6, forKey: .isFeltOnlyInSwift6)
  }
}
