public protocol Shape {
  mutating func grow(by factor: Double) -> [Int]
  var corners: Int { get set }
}
