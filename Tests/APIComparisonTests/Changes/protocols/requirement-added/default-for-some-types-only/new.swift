public protocol Plugin {
  func activate()
}

extension Plugin where Self: Equatable {
  public func activate() {}
}
