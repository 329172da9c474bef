@MainActor public protocol Screen {
  func appear()
}
