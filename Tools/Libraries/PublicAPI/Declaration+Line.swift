extension Declaration {
  /// Reads a line of a baseline; nil if it is no declaration.
  public init?(line: some StringProtocol) {
    guard let declaration = DeclarationParser.parse(line, dialect: .baseline) else { return nil }
    self = declaration
  }
}
