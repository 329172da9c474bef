@resultBuilder public enum Lines {
  public static func buildBlock(_ lines: Int...) -> [Int] { lines }
}
public protocol Page { var body: [Int] { get } }
