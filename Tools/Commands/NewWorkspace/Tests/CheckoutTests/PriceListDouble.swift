import Prices

/// A price list that says what a test wants, and remembers what it was asked.
actor PriceListDouble: PriceList {
  private let prices: [String: Amount]
  private(set) var asked: [String] = []

  init(_ prices: [String: Amount]) { self.prices = prices }

  func price(of article: String) throws -> Amount {
    asked.append(article)
    guard let price = prices[article] else { throw UnknownArticle(article) }
    return price
  }
}
