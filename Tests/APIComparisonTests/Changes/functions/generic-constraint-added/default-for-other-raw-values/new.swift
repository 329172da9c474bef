public protocol Keyed {
  var key: String { get }
}

extension Keyed where Self: RawRepresentable, RawValue == Int {
  public var key: String { "\(rawValue)" }
}
