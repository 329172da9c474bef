import APIComparison
import PublicAPI

/// A change as the answers of earlier runs have it.
struct StoredChange {
  let change: Change
}

extension StoredChange: Codable {
  fileprivate enum Key: String, CodingKey {
    case rule, verdict, declaration, old, new, location, fact, meaning, remedy, remedyProof, proof, client,
      diagnostic
  }

  private struct StoredRule: Decodable {
    let id: String
  }

  /// Looks the rule up by its identifier: what else was written may be another version's.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let id = try container.decode(StoredRule.self, forKey: .rule).id
    guard let rule = RuleCatalogue.rule(id: id) else {
      throw DecodingError.dataCorruptedError(
        forKey: .rule, in: container, debugDescription: "There is no rule \(id).")
    }
    var change = Change(
      rule, verdict: try container.decode(Verdict.self, forKey: .verdict),
      of: .declaration(try Difference(from: container)),
      location: try container.decodeIfPresent(SourceLocation.self, forKey: .location),
      fact: try container.decode(String.self, forKey: .fact),
      meaning: try container.decode(String.self, forKey: .meaning),
      remedy: try container.decode(Remedy.self, forKey: .remedy))
    change.remedyProof = try container.decodeIfPresent(Change.Proof.self, forKey: .remedyProof)
    change.proof = try container.decode(Change.Proof.self, forKey: .proof)
    change.client = try container.decodeIfPresent(String.self, forKey: .client)
    change.diagnostic = try container.decodeIfPresent(String.self, forKey: .diagnostic)
    self.change = change
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(change.rule, forKey: .rule)
    try container.encode(change.verdict, forKey: .verdict)
    try container.encode(change.declaration, forKey: .declaration)
    let lines = change.lines
    try container.encodeIfPresent(lines.old, forKey: .old)
    try container.encodeIfPresent(lines.new, forKey: .new)
    try container.encodeIfPresent(change.location, forKey: .location)
    try container.encode(change.fact, forKey: .fact)
    try container.encode(change.meaning, forKey: .meaning)
    try container.encode(change.remedy, forKey: .remedy)
    try container.encodeIfPresent(change.remedyProof, forKey: .remedyProof)
    try container.encode(change.proof, forKey: .proof)
    try container.encodeIfPresent(change.client, forKey: .client)
    try container.encodeIfPresent(change.diagnostic, forKey: .diagnostic)
  }
}

extension Difference {
  /// Reads the lines of both sides; clients are tried for declarations only, so that nothing else is stored.
  fileprivate init(from container: KeyedDecodingContainer<StoredChange.Key>) throws {
    switch try (container.declaration(.old), container.declaration(.new)) {
    case (let old?, let new?): self = .changed(old: old, new: new)
    case (let old?, nil): self = .removed(old)
    case (nil, let new?): self = .added(new)
    case (nil, nil):
      throw DecodingError.dataCorruptedError(
        forKey: .old, in: container, debugDescription: "The change is about no declaration.")
    }
  }
}

extension KeyedDecodingContainer<StoredChange.Key> {
  /// The declaration of a line, or nil if there is no line.
  fileprivate func declaration(_ key: Key) throws -> Declaration? {
    guard let line = try decodeIfPresent(String.self, forKey: key) else { return nil }
    guard let declaration = Declaration(line: line), declaration.description == line else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "There is no declaration in ‘\(line)’.")
    }
    return declaration
  }
}
