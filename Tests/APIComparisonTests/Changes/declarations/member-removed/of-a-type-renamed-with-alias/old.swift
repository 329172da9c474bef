public struct Parcel {
  public init() {}
  public func send() {}
  public func insure() {}
}
