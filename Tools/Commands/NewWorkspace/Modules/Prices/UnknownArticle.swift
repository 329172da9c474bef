/// An article that is not in a price list.
public struct UnknownArticle: Error, CustomStringConvertible {
  /// What was asked for.
  public let article: String

  /// Makes an error that names the article.
  public init(_ article: String) { self.article = article }

  /// A sentence for people.
  public var description: String {
    "There is no price for “\(article)”; add a line for it to the price list."
  }
}
