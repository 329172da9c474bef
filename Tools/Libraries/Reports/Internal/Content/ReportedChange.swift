import APIComparison

/// A change as the JSON of a report has it.
struct ReportedChange {
  let change: Change
}

extension ReportedChange: Encodable {
  enum CodingKeys: String, CodingKey {
    case rule, verdict, declaration, old, new, location, explanation, remedy, remedyProof, proof, position,
      client, diagnostic, languageMode, mentions, cause, accepted
  }

  /// Writes every key that a reader may look for, with null where there is nothing to say.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(change.rule.id, forKey: .rule)
    try container.encode(change.verdict, forKey: .verdict)
    try container.encode(change.declaration, forKey: .declaration)
    let lines = change.lines
    try container.encode(lines.old, forKey: .old)
    try container.encode(lines.new, forKey: .new)
    try container.encode(change.location, forKey: .location)
    try container.encode(change.explanation, forKey: .explanation)
    try container.encode(change.remedy.description, forKey: .remedy)
    try container.encodeIfPresent(change.remedyProof, forKey: .remedyProof)
    try container.encode(change.proof, forKey: .proof)
    try container.encodeIfPresent(change.position, forKey: .position)
    try container.encodeIfPresent(change.client, forKey: .client)
    try container.encodeIfPresent(change.diagnostic, forKey: .diagnostic)
    if change.isFeltOnlyInSwift6 { try container.encode("6", forKey: .languageMode) }
    if change.mentions > 0 { try container.encode(change.mentions, forKey: .mentions) }
    try container.encodeIfPresent(change.cause, forKey: .cause)
    try container.encodeIfPresent(change.accepted, forKey: .accepted)
  }
}
