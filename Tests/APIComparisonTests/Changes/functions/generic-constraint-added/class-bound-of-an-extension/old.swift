public protocol Shape {}
extension Shape {
  public func draw() {}
}
