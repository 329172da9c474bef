public actor Kitchen {
  @MainActor public init() {}
  public func clean() {}
}
