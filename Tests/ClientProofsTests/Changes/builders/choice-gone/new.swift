@resultBuilder public enum Rows {
  public static func buildBlock(_ all: Int...) -> Int { all.count }
}
