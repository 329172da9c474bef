/// Which traits of a package are on while it is built.
public enum TraitChoice: Sendable, Hashable, Encodable {
  /// Those that a package gets which names none.
  case defaults
  /// All of them.
  case all
  /// None of them.
  case none
  /// Those with these names, in order, as far as a version has them, and those that they enable; `default` is the name of all
  /// that are on by default.
  case named([String])
}
