public final class Ledger {
  public init() {}
  public func close() {}
}
