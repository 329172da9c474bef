extension RuleCatalogue {
  /// Operators, macros and imports.
  static let modules: [Rule] = [
    .operatorRemoved, .operatorChanged, .precedenceGroupRemoved, .precedenceGroupChanged, .macroRoleRemoved,
    .macroRoleAdded, .macroRoleChanged, .exportedImportRemoved, .importRemoved, .importAdded,
    .exportedImportAdded,
  ]
}

extension Rule {
  static let exportedImportRemoved = Rule(
    "exported-import-removed", .breaking, "A module is no longer re-exported.",
    why: "Clients that use its names without importing it stop compiling.",
    remedy: "Keep the @_exported import.", see: .swiftBook("declarations#Import-Declaration"),
    refutedBy: .declaration([.nameReexported, .useImportedMember]))
  /// A module is no longer imported publicly.
  public static let importRemoved = Rule(
    "import-removed", .breaking, "A module is no longer imported publicly.",
    why: "Its members no longer reach clients that do not import it and do not use MemberImportVisibility.",
    remedy: "Keep the import.", see: .evolution("0444-member-import-visibility"),
    refutedBy: .declaration([.useImportedMember]))
  static let exportedImportAdded = Rule(
    "exported-import-added", .additive, "A module is re-exported.",
    why: "Clients can use its names; their own names win over them.",
    see: .swiftBook("declarations#Import-Declaration"), refutedBy: .nothing)
}
