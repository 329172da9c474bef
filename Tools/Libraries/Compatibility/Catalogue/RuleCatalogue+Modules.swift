import Surfaces

extension RuleCatalogue {
  /// Operators, macros and imports.
  static let modules: [Rule] = [
    Rule(
      .operatorRemoved, .breaking, "An operator declaration was removed.",
      why: "Clients can no longer use the operator, nor declare functions for it.",
      remedy: "Keep the declaration.",
      see: .swiftBook("advancedoperators#Custom-Operators")),
    Rule(
      .operatorChanged, .breaking, "An operator has another precedence group.",
      why: "Expressions with it are grouped differently, or not at all.",
      remedy: "Introduce another operator.",
      see: .swiftBook("declarations#Operator-Declaration")),
    Rule(
      .precedenceGroupRemoved, .breaking, "A precedence group was removed.",
      why: "Operators of clients that belong to it stop compiling.",
      remedy: "Keep the group.",
      see: .swiftBook("declarations#Precedence-Group-Declaration")),
    Rule(
      .precedenceGroupChanged, .breaking, "A precedence group was redefined.",
      why: "Expressions with its operators are grouped differently, or not at all.",
      remedy: "Introduce another group.",
      see: .swiftBook("declarations#Precedence-Group-Declaration")),
    Rule(
      .macroRoleRemoved, .breaking, "A macro lost a role.",
      why: "Clients that use it in that role stop compiling.",
      remedy: "Keep the role.",
      see: .swiftBook("macros#Macro-Declarations")),
    Rule(
      .macroRoleAdded, .additive, "A macro gained a role.",
      why: "Clients can use it in another place.",
      see: .swiftBook("macros#Macro-Declarations")),
    Rule(
      .macroRoleChanged, .breaking, "A macro announces other names or conformances.",
      why: "Clients that use what it no longer makes stop compiling.",
      remedy: "Keep what it announced.",
      see: .swiftBook("attributes#attached")),
    Rule(
      .exportedImportRemoved, .breaking, "A module is no longer re-exported.",
      why: "Clients that use its names without importing it stop compiling.",
      remedy: "Keep the @_exported import.",
      see: .swiftBook("declarations#Import-Declaration")),
    Rule(
      .importRemoved, .breaking, "A module is no longer imported publicly.",
      why: "Its members no longer reach clients that do not import it and do not use MemberImportVisibility.",
      remedy: "Keep the import.",
      see: .evolution("0444-member-import-visibility")),
    Rule(
      .importAdded, .compatible, "A module is imported publicly.",
      why: "Its members can now reach clients that do not import it.",
      see: .evolution("0444-member-import-visibility")),
    Rule(
      .exportedImportAdded, .additive, "A module is re-exported.",
      why: "Clients can use its names; their own names win over them.",
      see: .swiftBook("declarations#Import-Declaration")),
  ]
}
