/// A name that a file uses.
struct NamedUse: Sendable, Hashable {
  /// The names before it in the same expression, such as `Box` in front of `.Lid`, then its own.
  let path: [String]
  let line: Int
  /// The names of the types around it.
  let context: [String]
  /// Whether it stands behind the dot of an expression whose type is unknown.
  let isMember: Bool
  /// What comes behind it: a parenthesis with the first argument's label, a brace, or nothing of both.
  let call: String
  /// Whether it can only be the label of an argument or of a parameter, or a type's name behind another label.
  let isLabel: Bool

  var name: String { path.last ?? "" }
}
