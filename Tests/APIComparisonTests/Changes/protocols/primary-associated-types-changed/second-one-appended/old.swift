public protocol Table<Key> {
  associatedtype Key
  associatedtype Row
}
