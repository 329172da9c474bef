import Changes

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
  static let exportedImportAdded = Rule(
    "exported-import-added", .additive, "A module is re-exported.",
    why: "Clients can use its names; their own names win over them.",
    see: .swiftBook("declarations#Import-Declaration"), refutedBy: .nothing)
}
