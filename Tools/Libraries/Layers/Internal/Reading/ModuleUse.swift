/// What one module of a package has to do with another module.
struct ModuleUse: Sendable {
  /// Who uses it.
  let user: String
  /// The used module, by its name in the manifest where it is one of the package.
  let used: String
  let origin: ModuleOrigin
  /// How it is imported; nil where its types are named in a signature and nothing imports it.
  let access: String?
  let places: [SourcePlace]
  /// The module through which it is got, where that re-exports it.
  let through: String?
  /// The public declarations that name its types.
  let shown: [Mention]
  /// How many declarations, public or not, name its types.
  let declarations: Int
}
