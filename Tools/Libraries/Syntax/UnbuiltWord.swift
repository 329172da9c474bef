/// A word in code that was not built.
public struct UnbuiltWord: Sendable, Hashable {
  /// The word.
  public let word: String
  /// Its first byte in its file.
  public let offset: Int
}
