/// What a product of a package is.
public enum ProductKind: String, Sendable, Hashable, Codable {
  /// Modules to import.
  case library
  /// A program.
  case executable
  /// A build or command plugin.
  case plugin
  /// A macro's implementation.
  case macro
  /// Anything else, such as a test bundle or a snippet.
  case other
}
