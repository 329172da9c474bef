@resultBuilder public enum Lines {
  public static func buildBlock(_ lines: String...) -> [String] { lines }
}
public typealias LinesBuilder = Lines
public protocol Page { @LinesBuilder var body: [String] { get } }
