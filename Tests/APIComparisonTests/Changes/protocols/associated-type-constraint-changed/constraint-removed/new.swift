public protocol Table {
  associatedtype Row
  var header: Row { get }
}
