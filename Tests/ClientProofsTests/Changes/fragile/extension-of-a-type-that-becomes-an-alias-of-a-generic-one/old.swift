public struct Cache<Key: Hashable> {
  public struct Entry {
    public var key: Key
  }
}
