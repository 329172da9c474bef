public protocol Shape { var area: Double { get } }
public struct Pair<A: Shape, B: Shape>: Shape {
  let a: A
  let b: B
  public var area: Double { a.area + b.area }
}
public func join<A: Shape, B: Shape>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
