extension StringProtocol {
  /// How many more braces the line opens than it closes, without the braces in literals.
  var bracesLeftOpen: Int {
    Tokenizer.tokens(of: self).reduce(0) { $0 + ($1.text == "{" ? 1 : $1.text == "}" ? -1 : 0) }
  }
}
