/// Which types of other modules the signatures of a module name.
public struct ModuleSurface: Sendable, Hashable, Codable {
  /// How many declarations are public, as the module's surface counts them.
  let publicDeclarations: Int
  /// How many declarations are public, or are internal or in a type that is.
  let declarations: Int
  /// The public declarations that name types of other modules, in the order of their names.
  let shown: [Mention]
  /// How many declarations, public or not, name types of each other module.
  let uses: [String: Int]
  /// The types from headers that declarations name, public or not, one set for each declaration that names any.
  let headerTypes: [Set<String>]
}
