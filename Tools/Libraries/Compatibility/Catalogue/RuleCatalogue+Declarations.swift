import Surfaces

extension RuleCatalogue {
  /// Names that come, go and move.
  static let declarations: [Rule] = [
    Rule(
      .declarationAdded, .additive, "A declaration was added.",
      why: "Clients can use it.",
      see: .swiftBook("declarations")),
    Rule(
      .typeRemoved, .breaking, "A type or type alias was removed, or is no longer public.",
      why: "Clients that name it stop compiling.",
      remedy: "Keep the old name as a deprecated type alias of its successor.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .memberRemoved, .breaking,
      "A function, property, initializer, subscript, operator function or macro was removed, or is no longer public.",
      why: "Clients that use it stop compiling.",
      remedy: "Keep it, deprecated, in terms of what replaces it.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .deprecatedDeclarationRemoved, .breaking, "A declaration that was deprecated was removed.",
      why: "Clients had notice, but those that still use it stop compiling.",
      remedy: "Remove it in the next major version.",
      see: .swiftBook("attributes#available")),
    Rule(
      .declarationRenamed, .breaking, "A declaration was renamed.",
      why: "Clients that use the old name stop compiling.",
      remedy: "Keep the old name, deprecated and renamed, in terms of the new one.",
      see: .swiftBook("attributes#available")),
    Rule(
      .typeRenamed, .breaking, "A type was renamed.",
      why: "Clients that use the old name stop compiling.",
      remedy: "Keep the old name as a deprecated type alias.",
      see: .swiftBook("declarations#Type-Alias-Declaration")),
    Rule(
      .typeMoved, .breaking, "A type moved into or out of another type.",
      why: "Clients that use the old path stop compiling.",
      remedy: "Leave a type alias in the old place.",
      see: .swiftBook("declarations#Type-Alias-Declaration")),
    Rule(
      .typeRenamedWithAlias, .compatible,
      "A type was renamed and its old name is a type alias of the new one.",
      why: "Every use of the old name still means the type.",
      see: .swiftBook("declarations#Type-Alias-Declaration")),
    Rule(
      .declarationMoved, .compatible,
      "A member moved to a superclass, a protocol extension or a conformance that provides it.",
      why: "Clients find it there by the same name.",
      see: .swiftBook("extensions")),
    Rule(
      .coveredByOverload, .compatible, "A declaration was merged into another overload.",
      why: "Calls that used it find the other one.",
      see: .swiftBook("functions")),
    Rule(
      .ambiguousOverloadAdded, .breaking,
      "An overload was added that takes the same arguments as an existing declaration.",
      why:
        "A call that leaves the result type open no longer says which one it means, or has to await the new one.",
      remedy: "Give the new declaration another name or label, or mark it @_disfavoredOverload.",
      see: .swiftBook("functions")),
    Rule(
      .standardNameShadowed, .breaking,
      "A type was added that has the name of one of the standard library's.",
      why: "Files that import the module and write the name mean the new type from now on.",
      remedy: "Give it another name, or nest it in a type of the module.",
      see: .swiftBook("declarations")),
    Rule(
      .kindChanged, .breaking,
      "A declaration became one of another kind, such as a function that became a property.",
      why: "The two are written differently where they are used.",
      remedy: "Keep the old declaration, deprecated, in terms of the new one.",
      see: .swiftBook("declarations")),
    Rule(
      .underscoredChanged, .compatible, "A declaration whose name begins with an underscore changed or went.",
      why: "Such a name is no promise; a client that uses it anyway can stop compiling.",
      see: .swiftBook("accesscontrol")),
    Rule(
      .clientFailed, .breaking, "A client that compiles against the old version no longer does.",
      why: "The compiler found what no rule sees in the declarations.",
      remedy: "Undo what the compiler complains about.",
      see: .swiftBook("declarations")),
    unclassified,
  ]
}
