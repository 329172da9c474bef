extension Rule {
  static let declarations = [
    declarationAdded, standardNameShadowed, declarationMoved, coveredByOverload, kindChanged,
    ambiguousOverloadAdded, clientFailed, unclassified, typeRemoved, memberRemoved,
    deprecatedDeclarationRemoved, typeRenamed, typeMoved, typeRenamedWithAlias, typesMerged,
    declarationRenamed, underscoredChanged,
  ]

  static let declarationAdded = Rule(
    "declaration-added", .additive, "A declaration was added.",
    why: "Clients can use it.", see: .swiftBook("declarations"))
  static let standardNameShadowed = Rule(
    "standard-name-shadowed", .breaking,
    "A type was added that has the name of one of the standard library's or of Foundation's.",
    why:
      "Files that import the module, or types that conform to the protocol, mean the new type by it, or have to say "
      + "which one they mean.",
    remedy: "Give it another name, or nest it in a type of the module.", see: .swiftBook("declarations"))
  static let declarationMoved = Rule(
    "declaration-moved", .compatible,
    "A member moved to a superclass, a protocol extension or a conformance that provides it.",
    why: "Clients find it there by the same name.", see: .swiftBook("extensions"), refutedBy: .declaration())
  static let coveredByOverload = Rule(
    "covered-by-overload", .compatible,
    "A declaration was merged into another overload.",
    why: "Calls that used it find the other one.", see: .swiftBook("functions"))
  static let kindChanged = Rule(
    "kind-changed", .breaking,
    "A declaration became one of another kind, such as a function that became a property.",
    why: "The two are written differently where they are used.",
    remedy: "Keep the old declaration, deprecated, and let it use the new one.",
    see: .swiftBook("declarations"))
  static let ambiguousOverloadAdded = Rule(
    "ambiguous-overload-added", .breaking,
    "An overload was added that takes the same arguments as an existing declaration.",
    why:
      "A call that leaves the result type open no longer says which one it means, or has to await the new one.",
    remedy: "Give the new declaration another name or label, or mark it @_disfavoredOverload.",
    see: .swiftBook("functions"), refutedBy: .namesakes([.inferResult]))
  static let typeRemoved = Rule(
    "type-removed", .breaking,
    "A type or type alias was removed, or is no longer public.",
    why: "Clients that name it stop compiling.",
    remedy: "Keep it, deprecated, or its name as a deprecated type alias of its successor.",
    see: .swiftBook("accesscontrol"))
  static let memberRemoved = Rule(
    "member-removed", .breaking,
    "A function, property, initializer, subscript, operator function or macro was removed, or is no longer public.",
    why: "Clients that use it stop compiling.",
    remedy: "Keep it, deprecated, and let it call what replaces it.",
    see: .swiftBook("accesscontrol"))
  static let deprecatedDeclarationRemoved = Rule(
    "deprecated-declaration-removed", .breaking,
    "A declaration that was deprecated was removed.",
    why: "Clients had notice, but those that still use it stop compiling.",
    remedy: "Remove it in the next major version.", see: .swiftBook("attributes#available"))
  static let typeRenamed = Rule(
    "type-renamed", .breaking, "A type was renamed.",
    why: "Clients that use the old name stop compiling.",
    remedy: "Keep the old name as a deprecated type alias.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typeMoved = Rule(
    "type-moved", .breaking, "A type moved into or out of another type.",
    why: "Clients that use the old path stop compiling.", remedy: "Leave a type alias in the old place.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typeRenamedWithAlias = Rule(
    "type-renamed-with-alias", .compatible,
    "A type was renamed and its old name is a type alias of the new one.",
    why: "Every use of the old name still means the type.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typesMerged = Rule(
    "types-merged", .fragile,
    "Two types became one, of which one old name at least is a type alias.",
    why:
      "Clients that declare the same for each, such as an overload or a conformance, now declare it twice.",
    remedy: "Keep one of them a type of its own.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let declarationRenamed = Rule(
    "declaration-renamed", .breaking, "A declaration was renamed.",
    why: "Clients that use the old name stop compiling.",
    remedy: "Keep the old name, deprecated and renamed, and let it call the new one.",
    see: .swiftBook("attributes#available"))
  static let underscoredChanged = Rule(
    "underscored-changed", .compatible,
    "A declaration whose name begins with an underscore changed or went.",
    why: "Such a name is no promise; a client that uses it anyway can stop compiling.",
    see: .swiftBook("accesscontrol"))
}
