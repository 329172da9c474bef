extension AdviceReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case formatVersion, advice, declarations, suppressed, leftOut
  }

  private static let formatVersion = 1

  /// Writes the entries and the figures.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .formatVersion)
    try container.encode(entries, forKey: .advice)
    try container.encode(declarations, forKey: .declarations)
    try container.encode(suppressed, forKey: .suppressed)
    try container.encode(leftOut, forKey: .leftOut)
  }
}

extension AdviceReport.Entry: Encodable {
  enum CodingKeys: String, CodingKey {
    case module, kind, declaration, location, text, statement, rule, reason, change, postponed
    case proof, standIn, client, diagnostic, counts
  }

  /// Writes the entry with its proof.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(module, forKey: .module)
    try container.encode(id, forKey: .kind)
    try container.encode(subject, forKey: .declaration)
    try container.encodeIfPresent(location, forKey: .location)
    try container.encode(counts, forKey: .counts)
    try container.encode(text, forKey: .text)
    guard let advice else { return }
    try container.encode(advice.kind.statement, forKey: .statement)
    try container.encode(advice.kind.ruleID, forKey: .rule)
    try container.encode(advice.kind.reason, forKey: .reason)
    try container.encode(advice.change.text, forKey: .change)
    try container.encodeIfPresent(advice.postponed, forKey: .postponed)
    switch advice.proof {
    case .client(let standIn, let source, let complaint):
      try container.encode("compiler", forKey: .proof)
      try container.encode(standIn, forKey: .standIn)
      try container.encode(source, forKey: .client)
      try container.encode(complaint, forKey: .diagnostic)
    case .module: try container.encode("compiler", forKey: .proof)
    case .none: try container.encode("rule", forKey: .proof)
    }
  }
}
