public protocol Logger {
  func flush()
}
