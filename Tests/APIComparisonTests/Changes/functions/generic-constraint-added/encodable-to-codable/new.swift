public struct Archive {
  public init() {}
  public func save<Document: Codable>(_ document: Document) {}
}
