public protocol Logger {
}

extension Logger {
  public func flush() {}
}
