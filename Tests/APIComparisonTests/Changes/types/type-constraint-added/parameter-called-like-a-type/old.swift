public struct Key: Hashable {
  public init() {}
}
public struct Box<Key> {
  public init() {}
}
