public actor Inbox {
  public init() {}
  nonisolated public func refresh() {}
}
