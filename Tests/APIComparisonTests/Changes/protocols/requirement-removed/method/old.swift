public protocol Player {
  func play()
  func record()
}
