public protocol Table {
  associatedtype Row: Hashable
}
