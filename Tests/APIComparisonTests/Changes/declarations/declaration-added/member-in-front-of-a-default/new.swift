public protocol Labelled {}

extension Labelled {
  public var label: String { "" }
}

public struct Parcel: Labelled {
  public init() {}
  public var label: String { "parcel" }
}
