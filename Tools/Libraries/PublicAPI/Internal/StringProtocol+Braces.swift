extension StringProtocol {
  /// How many more braces a line of Swift opens than it closes, but for those in its literals.
  var bracesLeftOpen: Int {
    Tokenizer.tokens(of: self).reduce(0) { $0 + ($1.text == "{" ? 1 : $1.text == "}" ? -1 : 0) }
  }
}
