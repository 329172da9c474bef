/// Says what articles cost.
///
/// A test has a type of its own that conforms to it, and needs no file and no server.
public protocol PriceList: Sendable {
  /// The price of one piece of an article.
  ///
  /// Throws ``UnknownArticle`` if the list does not have the article.
  func price(of article: String) async throws -> Amount
}
