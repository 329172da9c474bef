/// Some lines of a file that were not built.
public struct UnbuiltPart: Sendable, Hashable {
  /// What has kept them from being built, as the file has it: `#if os(Windows)`, or `#else`.
  public let directive: String
  /// The first byte of that in its file.
  public let offset: Int
  /// The names that stand in the lines, and those that they may use without spelling them.
  public let words: [UnbuiltWord]

  /// How many words say of a declaration that other modules can see it.
  public let visible: Int
}
