/// The keywords that may stand between a declaration's attributes and its kind.
enum DeclarationModifiers {
  /// Every such keyword.
  static let known: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "mutating",
    "nonmutating",
    "consuming", "borrowing", "__consuming", "required", "convenience", "override", "optional", "indirect",
    "nonisolated", "isolated", "lazy", "weak", "unowned", "dynamic", "distributed", "prefix", "postfix",
    "infix",
    "async",
  ]

  /// The keywords that say nothing to a client: how a member is stored, and access levels, which the surface implies.
  static let silent = Set(
    [
      "public", "override", "lazy", "dynamic", "indirect", "weak", "unowned", "unowned(safe)", "__consuming",
      "private(set)", "fileprivate(set)", "internal(set)", "package(set)", "nonmutating",
    ].map(Modifier.init))

  /// Whether `class` before the word `following` means a member that subclasses may override.
  static func canFollowClass(_ following: Substring) -> Bool {
    ["func", "var", "let", "subscript", "init"].contains(following) || known.contains(following)
  }
}
