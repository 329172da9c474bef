/// A module that another one imports somewhere in its sources.
public struct ModuleImport: Sendable, Hashable, Codable {
  /// The imported module.
  let module: String
  /// The widest access level of its imports.
  let access: String
  /// Where it is imported; empty if the compiler imports it implicitly, or if the manifest tells of it.
  let places: [SourcePlace]
  /// A file of the imported module, if the compiler has found one.
  let file: String?
  /// Whether the importing module re-exports it.
  let isReexported: Bool

  /// Makes the import of a macro's implementation, which the manifest tells of and which runs in the compiler.
  public init(ofMacro module: String) {
    (self.module, access, places, file) = (module, "macro", [], nil)
    isReexported = false
  }

  init(module: String, access: String, places: [SourcePlace], file: String?, isReexported: Bool) {
    (self.module, self.access, self.places, self.file) = (module, access, places, file)
    self.isReexported = isReexported
  }
}
