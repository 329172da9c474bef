public struct Box<Content: ~Copyable>: ~Copyable {
  public init() {}
}

extension Box: Copyable where Content: Copyable {}
