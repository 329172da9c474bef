public struct Archive {
  public init() {}
  public func save<Document: Encodable>(_ document: Document) {}
}
