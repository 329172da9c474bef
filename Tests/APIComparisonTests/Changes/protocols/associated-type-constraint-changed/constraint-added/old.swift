public protocol Table {
  associatedtype Row
}
