public protocol Shelf { var label: String { get } }
extension Shelf where Self: RawRepresentable, RawValue == String {
  public var label: String { rawValue }
}
