public protocol Shelf { var label: String { get } }
extension Shelf where Self: Identifiable, ID == String {
  public var label: String { id }
}
