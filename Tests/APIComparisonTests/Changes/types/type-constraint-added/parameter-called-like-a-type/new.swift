public struct Key: Hashable {
  public init() {}
}
public struct Box<Key: Hashable> {
  public init() {}
}
