public protocol Player {
  func seek(_ second: Int)
}

extension Player {
  public func seek(_ second: Int) throws {}
}
