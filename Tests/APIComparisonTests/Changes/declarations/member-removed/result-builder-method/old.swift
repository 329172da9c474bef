@resultBuilder public struct MenuBuilder {
  public static func buildBlock(_ dishes: Int...) -> [Int] { dishes }
  public static func buildOptional(_ dishes: [Int]?) -> Int { 0 }
}
