public struct CacheEntry<Key: Hashable> {
  public var key: Key
}
public struct Cache<Key: Hashable> {
  public typealias Entry = CacheEntry<Key>
}
