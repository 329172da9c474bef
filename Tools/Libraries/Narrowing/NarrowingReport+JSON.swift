extension NarrowingReport: Encodable {
  enum CodingKeys: String, CodingKey {
    case formatVersion, modules, findings, kept, unjudged, judgedProducts, products
  }

  private static let formatVersion = 1

  /// Writes all that was found.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.formatVersion, forKey: .formatVersion)
    try container.encode(modules, forKey: .modules)
    try container.encode(findings, forKey: .findings)
    try container.encode(kept, forKey: .kept)
    try container.encode(unjudged, forKey: .unjudged)
    try container.encode(judgedProducts, forKey: .judgedProducts)
    try container.encode(products, forKey: .products)
  }
}
