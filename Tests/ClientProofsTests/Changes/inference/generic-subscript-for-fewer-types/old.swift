public struct Key<V> {}
public struct Bag {
  public subscript<V>(_ key: Key<V>) -> V? { nil }
}
