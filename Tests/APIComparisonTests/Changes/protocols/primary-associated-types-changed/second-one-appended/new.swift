public protocol Table<Key, Row> {
  associatedtype Key
  associatedtype Row
}
