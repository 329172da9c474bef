public protocol Loader {
  func load()
}

extension Loader {
  public func load() {}
}
