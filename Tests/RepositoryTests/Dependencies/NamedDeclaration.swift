/// Something that a file declares for other files of its module.
struct NamedDeclaration: Sendable, Hashable {
  enum Kind: Sendable {
    case type
    /// A function, a constant or a variable outside of all types.
    case global
    /// A member in the declaration of the type around it.
    case member
    /// A member that an extension adds to the type around it.
    case addedMember
  }

  let kind: Kind
  /// The names of the types around it, then its own.
  let path: [String]
  /// How a function is called, as a parenthesis and the first argument's label; empty for anything else.
  let call: String
  /// Whether no other file sees it.
  let isPrivate: Bool

  var name: String { path.last ?? "" }
}
