/// A source file as the compiler has seen it.
public struct IndexedFile: Sendable {
  /// Where it is.
  public let path: String
  /// The module that it was compiled for.
  public let module: String
  /// When that was, in seconds since 1970.
  public let time: Int64
  /// Where something is declared or used in it, in the order of the lines.
  public let occurrences: [Occurrence]
}
