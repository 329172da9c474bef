public protocol Table {
  associatedtype Row: Hashable
  var header: Row { get }
}
