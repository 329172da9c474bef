/// What the compiler and the package manager tell about a module of a package.
public struct ModuleFacts: Sendable {
  /// What a module is for.
  public enum Kind: String, Sendable, Codable {
    /// Clients of the package can import it.
    case product
    /// Only modules of the package can import it.
    case library
    /// People run it.
    case program
    /// It contains tests.
    case tests
    /// It runs in the compiler.
    case macro
    /// It consists of headers: it is in C or another language, or a library of the system.
    case headers
  }

  /// The module's name in the manifest.
  let name: String
  /// The module's name in sources.
  let module: String
  let kind: Kind
  /// The module's folder, relative to the package.
  let folder: String
  /// The modules that it imports.
  let imports: [ModuleImport]
  /// What its signatures name; nil if no module can name its declarations, or if they could not be read.
  let surface: ModuleSurface?

  /// The modules that it re-exports.
  var reexports: [String] { imports.filter(\.isReexported).map(\.module) }

  /// Puts together what is known of a module.
  public init(
    name: String, module: String, kind: Kind, folder: String, imports: [ModuleImport],
    surface: ModuleSurface? = nil
  ) {
    (self.name, self.module, self.kind, self.folder) = (name, module, kind, folder)
    (self.imports, self.surface) = (imports, surface)
  }
}
