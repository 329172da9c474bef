/// How one module of a package uses another module.
struct ModuleUse: Sendable {
  /// The name of the using module.
  let user: String
  /// The name of the used module; for a module of the package, its name in the manifest.
  let used: String
  let origin: ModuleOrigin
  /// The access level of the import; nil if signatures name its types and nothing imports it.
  let access: String?
  let places: [SourcePlace]
  /// The imported module that re-exports this one; nil if it is imported directly.
  let through: String?
  /// The public declarations whose signatures name its types.
  let shown: [Mention]
  /// How many declarations, public or not, name its types in signatures.
  let declarations: Int
}
