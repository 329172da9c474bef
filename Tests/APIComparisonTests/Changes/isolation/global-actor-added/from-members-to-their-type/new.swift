@MainActor public enum Screen {
  public static func refresh() {}
}
