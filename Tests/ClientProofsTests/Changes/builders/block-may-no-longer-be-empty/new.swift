@resultBuilder
public struct Joined {
  public static func buildPartialBlock(first: String) -> [String] { [first] }
  public static func buildPartialBlock(accumulated: [String], next: String) -> [String] { accumulated + [next] }
}
