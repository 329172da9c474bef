extension Rule {
  static let modules = [
    importAdded, exportedImportAdded, operatorChanged, precedenceGroupChanged, macroRoleRemoved,
    macroRoleAdded, macroRoleChanged, importRemoved, operatorRemoved, precedenceGroupRemoved,
    exportedImportRemoved,
  ]

  static let importAdded = Rule(
    "import-added", .compatible, "A module is imported publicly.",
    why: "Its members can now reach clients that do not import it.",
    see: .evolution("0444-member-import-visibility"))
  static let exportedImportAdded = Rule(
    "exported-import-added", .additive, "A module is re-exported.",
    why: "Clients can use its names; their own names win over them.",
    see: .swiftBook("declarations#Import-Declaration"))
  static let operatorChanged = Rule(
    "operator-changed", .breaking, "An operator has another precedence group.",
    why: "Expressions with it are grouped differently, or not at all.", remedy: "Introduce another operator.",
    see: .swiftBook("declarations#Operator-Declaration"))
  static let precedenceGroupChanged = Rule(
    "precedence-group-changed", .breaking, "A precedence group was redefined.",
    why: "Expressions with its operators are grouped differently, or not at all.",
    remedy: "Introduce another group.", see: .swiftBook("declarations#Precedence-Group-Declaration"))
  static let macroRoleRemoved = Rule(
    "macro-role-removed", .breaking, "A macro lost a role.",
    why: "Clients that use it in that role stop compiling.", remedy: "Keep the role.",
    see: .swiftBook("macros#Macro-Declarations"))
  static let macroRoleAdded = Rule(
    "macro-role-added", .additive, "A macro gained a role.",
    why: "Clients can use it in another place.",
    see: .swiftBook("macros#Macro-Declarations"))
  static let macroRoleChanged = Rule(
    "macro-role-changed", .breaking, "A macro announces other names or conformances.",
    why: "Clients that use what it no longer makes stop compiling.", remedy: "Keep what it announced.",
    see: .swiftBook("attributes#attached"))
  static let operatorRemoved = Rule(
    "operator-removed", .breaking, "An operator declaration was removed.",
    why: "Clients can no longer use the operator, nor declare functions for it.",
    remedy: "Keep the declaration.", see: .swiftBook("advancedoperators#Custom-Operators"))
  static let precedenceGroupRemoved = Rule(
    "precedence-group-removed", .breaking, "A precedence group was removed.",
    why: "Operators of clients that belong to it stop compiling.", remedy: "Keep the group.",
    see: .swiftBook("declarations#Precedence-Group-Declaration"))
  static let exportedImportRemoved = Rule(
    "exported-import-removed", .breaking, "A module is no longer re-exported.",
    why: "Clients that use its names without importing it stop compiling.",
    remedy: "Keep the @_exported import.", see: .swiftBook("declarations#Import-Declaration"),
    refutedBy: .declaration([.nameReexported]))
}
