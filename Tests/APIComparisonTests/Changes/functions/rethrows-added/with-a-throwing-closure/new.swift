public struct Box<Content> {
  public init(_ content: Content) {}
  public func map<Result>(_ transform: (Content) throws -> Result) rethrows -> Box<Result> { fatalError() }
}
