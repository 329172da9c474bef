@resultBuilder public struct MenuBuilder {
  public static func buildBlock(_ dishes: Int...) -> [Int] { dishes }
}

public func menu(@MenuBuilder _ dishes: () -> [Int]) {}
