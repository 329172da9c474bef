public protocol Keyed {
  var key: String { get }
}
