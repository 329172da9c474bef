public protocol Plugin {
  init?()
}
