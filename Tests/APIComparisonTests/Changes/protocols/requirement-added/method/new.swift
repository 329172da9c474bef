public protocol Plugin {
  func activate()
}
