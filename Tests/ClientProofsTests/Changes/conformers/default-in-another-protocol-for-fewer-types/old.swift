public protocol Shelf { var label: String { get } }
extension RawRepresentable where Self: Shelf {
  public var label: String { "" }
}
