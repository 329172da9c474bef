@resultBuilder public enum Lines {
  public static func buildBlock(_ lines: String...) -> [String] { lines }
}
public protocol Page { var body: [String] { get } }
