/// An amount of money in cents.
public struct Amount: Hashable, Sendable {
  /// The number of cents; below zero if somebody gets money back.
  public let cents: Int

  /// Makes an amount of a number of cents.
  public init(cents: Int) { self.cents = cents }
}

extension Amount {
  /// The sum of both amounts, or nil if no `Int` can hold it.
  ///
  /// Checkout needs it. Clients get totals from there, so this is not public.
  package func adding(_ other: Amount) -> Amount? {
    let (sum, overflows) = cents.addingReportingOverflow(other.cents)
    return overflows ? nil : Amount(cents: sum)
  }
}
