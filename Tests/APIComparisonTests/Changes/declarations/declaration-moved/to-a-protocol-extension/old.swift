public protocol Priced {}
public struct Cart: Priced {
  public init() {}
  public func total() -> Int { 0 }
}
