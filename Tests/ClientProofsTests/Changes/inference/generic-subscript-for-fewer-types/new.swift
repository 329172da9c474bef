public struct Key<V> {}
public struct Bag {
  public subscript<V>(_ key: Key<V>) -> V? { nil }
  public subscript<V: Hashable>(_ key: Key<V>) -> V { fatalError() }
}
