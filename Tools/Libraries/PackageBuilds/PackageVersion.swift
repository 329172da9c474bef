public import PublicAPI

/// One version of a package: what is known about its modules, and what is not.
public struct PackageVersion: Sendable {
  /// The name of the version for people: `revision v1.2 (abc1234)`.
  public internal(set) var title: String
  /// The modules, and the products without modules, in the order in which they were found.
  public var modules: [(name: String, reading: ModuleReading)]
  /// The surfaces of modules that are not among ``modules`` but re-exported by them.
  public internal(set) var reexported: [String: Surface] = [:]
  /// The modules that each module re-exports as a whole.
  public internal(set) var reexports: [String: Set<String>] = [:]
  /// The modules of the package that clients cannot import but whose types are in signatures, if they were read.
  public internal(set) var exposed: [(name: String, reading: ModuleReading)] = []
  /// The names of the modules of the package that signatures name and clients cannot import.
  public internal(set) var namedInSignatures: Set<String> = []
  /// The modules of library products; nil if products are not known.
  var products: Set<String>?
  /// The modules that were read although they are not in a product; nil if products are not known.
  public internal(set) var guarded: Set<String>?
  /// The promises of the manifest, if the version is a package.
  public internal(set) var promises: PackagePromises?
  /// The package's directory, with which locations of declarations begin; nil if there are none.
  public internal(set) var sourceRoot: String?
  /// Whether it is a package without libraries and guarded targets, of which nobody can import anything.
  public internal(set) var isWithoutLibraries = false
  /// Whether bodies that no client inlines were left unchecked.
  public internal(set) var hasUncheckedBodies = false
  /// The commit, if the version is one.
  public internal(set) var commit: String?
  /// The modules of the package's targets, whoever can import them; empty if the version is no package.
  public internal(set) var ownModules: Set<String> = []
  /// The scratch folder of the build, if the version is the working tree.
  var scratch: String?
  /// The builder of the working tree.
  var builder: PackageBuilder?
  /// The enabled traits.
  public internal(set) var traits: Set<String> = []
  /// What was added to the usual build, in words that follow `with`.
  public internal(set) var builtWith: [String] = []
  /// What the version holds besides its modules.
  var notCompared = NotCompared()

  /// What it holds that is not compared, each kind in words that a number or a list of its names can go with.
  public var notComparedKinds: [(reason: String, names: [String])] { notCompared.list }

  /// Makes a version without compiled modules.
  init(title: String, surfaces: [Surface] = [], promises: PackagePromises? = nil) {
    self.title = title
    self.promises = promises
    modules = surfaces.map { ($0.module, .surface($0, nil)) }
  }
}
