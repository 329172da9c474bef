public protocol Logger {
  func flush()
}

extension Logger {
  public func flush() {}
}

public struct FileLogger: Logger {
  public init() {}
  public func flush() {}
}
