public struct Box<Content> {
  public init() {}
  public var content: Content? { nil }
}
