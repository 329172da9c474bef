/// What a module's declarations name of other modules in their signatures.
public struct ModuleSurface: Sendable, Hashable, Codable {
  /// How many declarations clients can name.
  let publicDeclarations: Int
  /// How many declarations other files of the module can name, those for clients included.
  let declarations: Int
  /// What the public ones name of other modules, in the order of the declarations' names.
  let shown: [Mention]
  /// How many declarations, public or not, name something of each other module; `""` stands for headers.
  let uses: [String: Int]
}
