public struct Point {
  public var x = 1
  public init() {}
}

public func sort(by path: WritableKeyPath<Point, Int>) {}
public func fill(_ memory: UnsafeMutablePointer<Int>) {}
