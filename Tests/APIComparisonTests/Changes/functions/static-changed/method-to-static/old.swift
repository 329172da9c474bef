public struct Clipboard {
  public init() {}
  public func clear() {}
}
