public protocol Screen {
  func appear()
}
