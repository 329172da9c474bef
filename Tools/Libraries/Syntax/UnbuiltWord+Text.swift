extension UnbuiltWord {
  /// The names in a text that no target compiles, such as an example, and those that it may use without spelling them.
  public static func all(in text: SourceText) -> [UnbuiltWord] {
    UnbuiltWords(in: 0..<text.bytes.count, of: text, besides: SourceLexer(of: text).comments).words
  }
}
