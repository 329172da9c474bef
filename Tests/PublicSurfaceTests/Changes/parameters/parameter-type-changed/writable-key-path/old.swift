public struct Point {
  public var x = 1
  public init() {}
}

public func sort(by path: KeyPath<Point, Int>) {}
