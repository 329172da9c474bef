public protocol Shape {}
extension Shape where Self: AnyObject {
  public func draw() {}
}
