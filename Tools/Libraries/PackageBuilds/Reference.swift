/// Which version of a package to read.
public enum Reference: Sendable {
  /// The package's files as they are now.
  case workingTree
  /// A revision of the repository around the package, by any name that git understands.
  case revision(String)
  /// A name that a person gives: a path to a package, symbol graphs or baselines, or else a revision.
  case named(String)
}
