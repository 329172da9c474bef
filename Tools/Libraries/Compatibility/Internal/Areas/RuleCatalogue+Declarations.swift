import Changes

extension RuleCatalogue {
  /// Names that come, go and move.
  static let declarations: [Rule] = [
    .declarationAdded, .typeRemoved, .memberRemoved, .deprecatedDeclarationRemoved, .declarationRenamed,
    .typeRenamed, .typeMoved, .typeRenamedWithAlias, .declarationMoved, .coveredByOverload,
    .ambiguousOverloadAdded, .standardNameShadowed, .kindChanged, .underscoredChanged, .clientFailed,
    .unclassified,
  ]
}

extension Rule {
  static let coveredByOverload = Rule(
    "covered-by-overload", .compatible, "A declaration was merged into another overload.",
    why: "Calls that used it find the other one.", see: .swiftBook("functions"), refutedBy: .nothing)
  static let ambiguousOverloadAdded = Rule(
    "ambiguous-overload-added", .breaking,
    "An overload was added that takes the same arguments as an existing declaration.",
    why:
      "A call that leaves the result type open no longer says which one it means, or has to await the new one.",
    remedy: "Give the new declaration another name or label, or mark it @_disfavoredOverload.",
    see: .swiftBook("functions"), refutedBy: .namesakes([.inferResult]))
  static let kindChanged = Rule(
    "kind-changed", .breaking,
    "A declaration became one of another kind, such as a function that became a property.",
    why: "The two are written differently where they are used.",
    remedy: "Keep the old declaration, deprecated, in terms of the new one.", see: .swiftBook("declarations"),
    refutedBy: .declaration())
}
