public actor Ledger {
  public init() {}
  public func close() {}
}
