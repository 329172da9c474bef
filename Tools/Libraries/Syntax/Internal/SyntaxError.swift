/// Why the declarations of a source cannot be read.
enum SyntaxError: Error, Sendable, Hashable {
  /// The compiler does not say what is in a file.
  case unreadable(path: String, reason: String)
}

extension SyntaxError: CustomStringConvertible {
  /// One sentence that says what to do.
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The compiler does not say what \(path) declares; build the package with this toolchain."
        + (reason.isEmpty ? "" : "\n\(reason)")
    }
  }
}
