/// Why no defect can be planted.
public enum PlantingError: Error, Hashable, Sendable {
  /// What the compiler printed is no syntax tree.
  case unreadableTree(module: String, start: String)
  /// A file stands in the compiler's tree and not among the sources.
  case noSource(String)
  /// The package does not compile, and no defect is to blame.
  case doesNotCompile(message: String)
}

extension PlantingError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .unreadableTree(let module, let start):
      "The compiler gives no syntax tree of \(module); use Swift 6.3 and mend what it says: \(start)"
    case .noSource(let path):
      "The compiler reads \(path), which is no source of the module; leave out what generates it."
    case .doesNotCompile(let message):
      "The package does not compile, and that is not because of any defect; mend it first.\n\(message)"
    }
  }
}
