public actor Inbox {
  public init() {}
  public func refresh() {}
}
