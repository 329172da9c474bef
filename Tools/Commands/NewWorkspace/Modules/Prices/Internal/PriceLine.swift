/// One line of a price table.
struct PriceLine {
  let article: String
  let price: Amount

  /// Nil if the text does not end with a space and a number of cents, or has no article in front of them.
  init?(_ text: Substring) {
    guard let space = text.lastIndex(of: " "), space > text.startIndex else { return nil }
    guard let cents = Int(text[space...].dropFirst()), cents >= 0 else { return nil }
    article = String(text[..<space])
    price = Amount(cents: cents)
  }
}
