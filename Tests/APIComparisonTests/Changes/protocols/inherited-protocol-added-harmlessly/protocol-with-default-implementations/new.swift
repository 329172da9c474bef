public protocol Describable {
  func describe()
}

extension Describable {
  public func describe() {}
}

public protocol Seat: Describable {}
