public struct Forecast {
  public init() {}
  public var temperature: Int { get async { 0 } }
}
