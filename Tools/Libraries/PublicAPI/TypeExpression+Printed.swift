extension TypeExpression {
  /// Reads a type as the compiler prints it; what is none stands for itself, as it is.
  public init(printed text: some StringProtocol) {
    self = TypeParser.parse(text)
  }
}
