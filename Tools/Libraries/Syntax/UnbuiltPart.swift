/// Some lines of a file that were not built.
public struct UnbuiltPart: Sendable, Hashable {
  /// What has kept them from being built, as the file has it: `#if os(Windows)`, or `#else`.
  public let directive: String
  /// The first byte of that in its file.
  public let offset: Int
  /// The names that stand in the lines, and those that they may use without spelling them.
  public let words: [UnbuiltWord]

  /// How many words say that a declaration can be seen from other modules.
  public var visible: Int {
    words.count { word in AccessLevel(word: word.word).map { $0 >= .package } ?? false }
  }
}
