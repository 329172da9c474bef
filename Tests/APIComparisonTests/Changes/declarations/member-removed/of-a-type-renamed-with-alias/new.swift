public struct Shipment {
  public init() {}
  public func send() {}
}

public typealias Parcel = Shipment
