public protocol Loader {
  func load()
}

extension Loader {
  @MainActor public func load() {}
}
