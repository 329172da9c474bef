public import Prices

/// Adds up what a customer buys.
public struct Till: Sendable {
  private let prices: any PriceList

  /// Makes a till that knows the prices of a list.
  public init(prices: any PriceList) { self.prices = prices }

  /// The total of the articles, each of which may occur several times.
  ///
  /// Asks the list for each price once. Throws what the list throws, and ``TotalTooLarge``.
  public func total(of articles: [String]) async throws -> Amount {
    var known: [String: Amount] = [:]
    var total = Amount(cents: 0)
    for article in articles {
      let price = if let old = known[article] { old } else { try await prices.price(of: article) }
      known[article] = price
      guard let sum = total.adding(price) else { throw TotalTooLarge() }
      total = sum
    }
    return total
  }
}
