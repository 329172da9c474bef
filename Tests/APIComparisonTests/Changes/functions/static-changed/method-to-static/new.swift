public struct Clipboard {
  public init() {}
  public static func clear() {}
}
