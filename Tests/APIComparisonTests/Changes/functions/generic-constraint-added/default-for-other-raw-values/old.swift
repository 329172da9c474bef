public protocol Keyed {
  var key: String { get }
}

extension Keyed where Self: RawRepresentable, RawValue == String {
  public var key: String { rawValue }
}
