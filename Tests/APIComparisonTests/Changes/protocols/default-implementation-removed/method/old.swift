public protocol Logger {
  func flush()
}

extension Logger {
  public func flush() {}
}
