public struct Settings {
  public init() {}
  public var volume: Int { 0 }
}
