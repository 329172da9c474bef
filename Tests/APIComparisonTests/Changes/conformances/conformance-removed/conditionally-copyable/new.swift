public struct Box<Content: ~Copyable>: ~Copyable {
  public init() {}
}
