public protocol Priced {}
extension Priced {
  public func total() -> Int { 0 }
}

public struct Cart: Priced {
  public init() {}
}
