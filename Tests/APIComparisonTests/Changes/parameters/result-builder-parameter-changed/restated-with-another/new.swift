@resultBuilder public struct MenuBuilder {
  public static func buildBlock(_ dishes: Int...) -> [Int] { dishes }
}

@resultBuilder public struct LunchBuilder {
  public static func buildBlock(_ dishes: Int...) -> [Int] { dishes }
}

public protocol Menu {
  @MenuBuilder var dishes: [Int] { get }
}

public protocol Lunch: Menu {
  @LunchBuilder var dishes: [Int] { get }
}
