import PublicAPI

extension TypeRename {
  /// What it means for clients.
  var finding: Finding {
    let alias = "‘\(old.path)’ is now an alias of ‘\(new.path)’."
    let successor = "‘\(old.path)’ is gone, and ‘\(new.path)’ looks like its new name."
    return switch fate {
    case .alias: Finding(.typeRenamedWithAlias, alias)
    case .sharedAlias(let twin):
      twin == new.path
        ? Finding(.typesMerged, "\(alias) That was another type.")
        : Finding(.typesMerged, "\(alias) So is ‘\(twin)’, which was another type.")
    case .moved: Finding(.typeMoved, successor, remedy: Shim.alias(old, to: new))
    case .renamed: Finding(.typeRenamed, successor, remedy: Shim.alias(old, to: new))
    }
  }
}

extension Rule {
  static let renamingRules = [typeRenamed, typeMoved, typeRenamedWithAlias, typesMerged]

  static let typeRenamed = Rule(
    "type-renamed", .breaking, in: .declarations, "A type was renamed.",
    why: "Clients that use the old name stop compiling.",
    remedy: "Keep the old name as a deprecated type alias.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typeMoved = Rule(
    "type-moved", .breaking, in: .declarations, "A type moved into or out of another type.",
    why: "Clients that use the old path stop compiling.", remedy: "Leave a type alias in the old place.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typeRenamedWithAlias = Rule(
    "type-renamed-with-alias", .compatible, in: .declarations,
    "A type was renamed and its old name is a type alias of the new one.",
    why: "Every use of the old name still means the type.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
  static let typesMerged = Rule(
    "types-merged", .fragile, in: .declarations,
    "Two types became one, of which one old name at least is a type alias.",
    why:
      "Clients that declare the same for each, such as an overload or a conformance, now declare it twice.",
    remedy: "Keep one of them a type of its own.",
    see: .swiftBook("declarations#Type-Alias-Declaration"))
}
