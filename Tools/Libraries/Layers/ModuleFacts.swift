/// A module of a package, as the compiler and the package manager tell of it.
public struct ModuleFacts: Sendable {
  /// What a module is for.
  public enum Kind: String, Sendable, Codable {
    /// Clients of the package can import it.
    case product
    /// Only modules of the package can import it.
    case library
    /// Somebody runs it.
    case program
    /// It is a set of tests.
    case tests
    /// It runs in the compiler.
    case macro
    /// It is in C or another language, or a library of the system.
    case headers
  }

  /// What the manifest calls it.
  let name: String
  /// What sources call it.
  let module: String
  let kind: Kind
  /// Its folder, from the package on.
  let folder: String
  /// What it imports.
  let imports: [ModuleImport]
  /// What its signatures name; nil where nobody can name its declarations, or where they could not be read.
  let surface: ModuleSurface?

  /// The modules that those who import it get with it.
  var reexports: [String] { imports.filter(\.isReexported).map(\.module) }

  /// Says what is known of a module.
  public init(
    name: String, module: String, kind: Kind, folder: String, imports: [ModuleImport],
    surface: ModuleSurface? = nil
  ) {
    (self.name, self.module, self.kind, self.folder) = (name, module, kind, folder)
    (self.imports, self.surface) = (imports, surface)
  }
}
