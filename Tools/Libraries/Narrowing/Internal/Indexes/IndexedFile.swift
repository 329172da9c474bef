/// A source file as the compiler has seen it.
struct IndexedFile: Sendable {
  /// Where it is.
  let path: String
  /// The module that it was compiled for.
  let module: String
  /// When that was, in seconds since 1970.
  let time: Int64
  /// Where something is declared or used in it, in the order of the lines.
  let occurrences: [Occurrence]
}
