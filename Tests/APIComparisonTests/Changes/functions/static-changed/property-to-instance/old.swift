public struct Settings {
  public init() {}
  public static var volume: Int { 0 }
}
