public import PublicAPI

/// A difference between two surfaces, before anyone judges it.
public enum Difference: Sendable, Hashable {
  /// The new surface has a declaration that the old one lacks.
  case added(Declaration)
  /// The old surface has a declaration that the new one lacks.
  case removed(Declaration)
  /// A declaration is promised differently, or under another name.
  case changed(old: Declaration, new: Declaration)

  /// The declaration that clients know, or that they get to know.
  public var declaration: Declaration {
    switch self {
    case .added(let declaration), .removed(let declaration), .changed(let declaration, _): declaration
    }
  }

  /// The declaration of the old surface.
  public var old: Declaration? {
    switch self {
    case .added: nil
    case .removed(let old), .changed(let old, _): old
    }
  }

  /// The declaration of the new surface.
  public var new: Declaration? {
    switch self {
    case .removed: nil
    case .added(let new), .changed(_, let new): new
    }
  }
}
