public struct Sensor {
  public init() {}
  public var humidity: Int { get throws { 0 } }
}
