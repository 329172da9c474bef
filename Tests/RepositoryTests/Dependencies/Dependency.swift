/// That one folder or module needs another, and where it shows.
struct Dependency: Sendable, Hashable, CustomStringConvertible {
  let from: String
  let to: String
  /// What is named there.
  let name: String
  /// The path and the line.
  let place: String

  var description: String { "\(from.asFolder) names ‘\(name)’ of \(to.asFolder) at \(place)" }
}

extension String {
  /// The folder's name as a reader wants it.
  var asFolder: String { isEmpty ? "the root" : self }
}
