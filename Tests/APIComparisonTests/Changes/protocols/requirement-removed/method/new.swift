public protocol Player {
  func record()
}
