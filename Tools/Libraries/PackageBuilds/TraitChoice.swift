/// The traits of a package that are enabled in a build.
public enum TraitChoice: Sendable, Hashable, Encodable {
  /// The default traits.
  case defaults
  /// All of them.
  case all
  /// None of them.
  case none
  /// The traits with these names, in order, if a version has them, and the traits that they enable.
  ///
  /// The name `default` stands for all default traits.
  case named([String])
}
