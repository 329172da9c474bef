public struct Settings {
  public static let timeout = 30
  public static func reset() {}
}
