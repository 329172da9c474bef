public protocol Describable {}
extension Describable {
  public func describe() {}
}

public protocol Plugin: Describable {
  func describe()
}
