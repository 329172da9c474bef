public protocol Plugin {
  func activate()
}

extension Plugin {
  public func activate() {}
}
