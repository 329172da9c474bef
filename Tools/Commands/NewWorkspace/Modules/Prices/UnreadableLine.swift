/// A line of a price table that does not have an article and a price.
public struct UnreadableLine: Error, CustomStringConvertible {
  /// The number of the line; the first line has the number 1.
  public let number: Int

  // Not public: only a price table finds such lines.
  init(number: Int) { self.number = number }

  /// A sentence for people.
  public var description: String {
    "Line \(number) of the price table cannot be read; write an article, a space and the price in cents."
  }
}
