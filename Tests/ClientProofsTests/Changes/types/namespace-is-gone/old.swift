public enum Defaults {
  public static let timeout = 30
  public static func reset() {}
}
