public protocol Clearable {}
public struct Cache: Clearable {
  public init() {}
  public func clear() {}
}
public final class Pool: Clearable {
  public init() {}
  public var count: Int { 0 }
}
