public protocol Table {
  associatedtype Row: Hashable
  associatedtype Rows where Rows: Collection<Int>
  associatedtype Key: Sendable where Key: Hashable
}
