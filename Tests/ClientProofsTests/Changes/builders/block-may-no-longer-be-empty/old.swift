@resultBuilder
public struct Joined {
  public static func buildBlock(_ parts: String...) -> [String] { parts }
}
