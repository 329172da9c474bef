public protocol Shape { var area: Double { get } }
struct Pair<A: Shape, B: Shape>: Shape {
  let a: A
  let b: B
  var area: Double { a.area + b.area }
}
public func join(_ a: some Shape, _ b: some Shape) -> some Shape { Pair(a: a, b: b) }
