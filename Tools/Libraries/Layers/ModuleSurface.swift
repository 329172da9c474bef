/// Which types of other modules the signatures of a module name.
public struct ModuleSurface: Sendable, Hashable, Codable {
  /// How many declarations are public.
  let publicDeclarations: Int
  /// How many declarations are internal or wider.
  let declarations: Int
  /// The public declarations that name types of other modules, in the order of their names.
  let shown: [Mention]
  /// How many declarations, public or not, name types of each other module; `""` stands for headers.
  let uses: [String: Int]
}
