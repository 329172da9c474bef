public struct Box<Content: ~Copyable>: ~Copyable {
  public init() {}
}

extension Box: Copyable where Content: Copyable {}
extension Box where Content: Copyable {
  public var content: Content? { nil }
}
