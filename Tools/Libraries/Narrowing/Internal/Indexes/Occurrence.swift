/// A place in a source file where a symbol is declared or used.
struct Occurrence: Sendable {
  /// Another symbol that has to do with the place.
  struct Relation: Sendable, Hashable {
    /// The other symbol's unique name.
    let usr: String
    /// What the other has to do with it.
    let roles: OccurrenceRoles
  }

  /// What is declared or used.
  let symbol: IndexedSymbol
  /// The line, from 1 on.
  let line: Int
  /// The byte in the line, from 1 on.
  let column: Int
  /// What happens there.
  let roles: OccurrenceRoles
  /// What else has to do with it.
  let relations: [Relation]

  /// The symbols that have to do with it in one of these ways.
  func related(_ roles: OccurrenceRoles) -> [String] {
    relations.filter { !$0.roles.isDisjoint(with: roles) }.map(\.usr)
  }
}
