public struct Sensor {
  public init() {}
  public var humidity: Int { 0 }
}
