public protocol Table {
  associatedtype Row
  associatedtype Key: Hashable = Row
}
