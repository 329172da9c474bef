extension Declaration {
  /// Reads Swift as the compiler prints it: a name without the types around it, and parameters with two names.
  ///
  /// The result is nil if the text is not a declaration.
  init?(printed text: some StringProtocol) {
    guard let declaration = DeclarationParser.parse(text, dialect: .swift) else { return nil }
    self = declaration
  }
}
