public enum Screen {
  @MainActor public static func refresh() {}
}
