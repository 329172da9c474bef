@resultBuilder public struct MenuBuilder {
  public static func buildBlock(_ dishes: Int...) -> [Int] { dishes }
}
