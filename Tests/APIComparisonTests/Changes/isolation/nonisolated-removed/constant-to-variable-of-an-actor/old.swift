public actor Kiln {
  public init() {}
  nonisolated public let temperature = 0
}
