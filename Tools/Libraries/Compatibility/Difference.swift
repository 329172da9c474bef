public import Surfaces

/// A difference between two surfaces, before anyone judges it.
public enum Difference: Sendable, Hashable {
  /// The new surface has a declaration that the old one lacks.
  case added(Declaration)
  /// The old surface has a declaration that the new one lacks.
  case removed(Declaration)
  /// A declaration is promised differently, or under another name.
  case changed(old: Declaration, new: Declaration)
}
