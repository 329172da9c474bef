import PublicAPI

/// A type of the old version that has another name in the new one.
struct TypeRename: Sendable {
  /// What became of the old name.
  enum Fate: Hashable, Sendable {
    /// It is an alias of the new one.
    case alias
    /// It is an alias of the new one, as is the name of another type that is gone.
    case sharedAlias(with: String)
    /// It is gone, and the new one is the same name elsewhere.
    case moved
    /// It is gone, and the new one looks like its successor.
    case renamed
  }

  /// The type as the old version has it.
  let old: Declaration
  /// The type as the new version has it.
  let new: Declaration
  /// What became of the old name.
  let fate: Fate
}
