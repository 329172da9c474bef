import Foundation

/// A side of a comparison as the compiler left it: a module that clients can import.
struct WitnessModule: Sendable {
  /// The module's name.
  var name: String
  /// The folders in which the compiler finds it and what it needs.
  var searchPaths: [URL]
  /// Further arguments, such as a `-Xcc` or a module map.
  var arguments: [String] = []
}
