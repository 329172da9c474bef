/// A module that another one imports somewhere in its sources.
public struct ModuleImport: Sendable, Hashable, Codable {
  /// The imported module.
  let module: String
  /// The widest access level that one of the imports has.
  let access: String
  /// Where it is imported; none where the compiler does it on its own, or the manifest tells of it.
  let places: [SourcePlace]
  /// A file of the imported module, if the compiler has found one.
  let file: String?
  /// Whether those who import the importing module get this one with it.
  let isReexported: Bool

  /// An import that the manifest tells of: that of a macro's implementation, which runs in the compiler.
  public init(ofMacro module: String) {
    (self.module, access, places, file) = (module, "macro", [], nil)
    isReexported = false
  }

  init(module: String, access: String, places: [SourcePlace], file: String?, isReexported: Bool) {
    (self.module, self.access, self.places, self.file) = (module, access, places, file)
    self.isReexported = isReexported
  }
}
