public protocol Shelf { var label: String { get } }
extension RawRepresentable where Self: Shelf, RawValue == String {
  public var label: String { rawValue }
}
