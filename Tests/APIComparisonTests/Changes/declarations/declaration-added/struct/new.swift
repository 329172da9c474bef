public func checkout() {}
public struct Receipt {
  public init() {}
}
