/// A price list that is made of text.
public struct PriceTable: PriceList {
  private let prices: [String: Amount]

  /// Reads a text in which each line has an article, a space and the price in cents, such as `green tea 350`.
  ///
  /// Lines may be empty. If an article occurs twice, the later line counts. Throws ``UnreadableLine`` for the first line
  /// of another form.
  public init(_ text: String) throws {
    var prices: [String: Amount] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in lines.enumerated() where !text.isEmpty {
      guard let line = PriceLine(text) else { throw UnreadableLine(number: index + 1) }
      prices[line.article] = line.price
    }
    self.prices = prices
  }

  /// The price that the text has for the article; throws ``UnknownArticle`` if it has none.
  public func price(of article: String) throws -> Amount {
    guard let price = prices[article] else { throw UnknownArticle(article) }
    return price
  }
}
