public struct Forecast {
  public init() {}
  public var temperature: Int { 0 }
}
