/// A way in which people change a public declaration.
struct MutationKind: Sendable {
  enum Edit {
    /// The declaration is replaced by a text.
    case text(String)
    /// A word is replaced in all files.
    case everyWord(String, with: String)
  }

  let name: String
  /// The edits of this kind that a declaration allows, as far as its words show.
  let edits: @Sendable (PublicDeclaration) -> [Edit]

  /// A kind with at most one edit of a declaration, which is replaced by a text.
  init(_ name: String, _ text: @escaping @Sendable (PublicDeclaration) -> String?) {
    self.name = name
    edits = { declaration in text(declaration).map { [.text($0)] } ?? [] }
  }

  init(_ name: String, edits: @escaping @Sendable (PublicDeclaration) -> [Edit]) {
    self.name = name
    self.edits = edits
  }

  static let all = presence + access + effects + signatures + types
}
