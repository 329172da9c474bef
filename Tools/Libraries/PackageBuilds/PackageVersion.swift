public import PublicAPI

/// One version of a package: what is known about its modules, and what is not.
public struct PackageVersion: Sendable {
  /// What the version is, for people: `revision v1.2 (abc1234)`.
  public internal(set) var title: String
  /// The modules, and the products without any, in the order in which they were found.
  public var modules: [(name: String, reading: ModuleReading)]
  /// What modules that are not among ``modules`` bring to the clients of those that re-export them.
  public internal(set) var reexported: [String: Surface] = [:]
  /// The modules that clients get as a whole with each module that was read.
  public internal(set) var reexports: [String: Set<String>] = [:]
  /// The modules of the package whose types clients may meet in signatures and cannot name, as far as these were read.
  public internal(set) var exposed: [(name: String, reading: ModuleReading)] = []
  /// The modules of the package that signatures name, as far as these were read, and that clients cannot import.
  public internal(set) var namedInSignatures: Set<String> = []
  /// The modules of library products; nil where products are not known.
  var products: Set<String>?
  /// The modules that were read although no product leads to them; nil where products are not known.
  public internal(set) var guarded: Set<String>?
  /// What the manifest promises, where the version is a package.
  public internal(set) var promises: PackagePromises?
  /// The package's directory, which the places of its declarations begin with; nil where none are known.
  public internal(set) var sourceRoot: String?
  /// Whether it is a package that has no library and guards no target, so that nobody can import anything of it.
  public internal(set) var isWithoutLibraries = false
  /// Whether nobody was asked to look at bodies that no client inlines.
  public internal(set) var hasUncheckedBodies = false
  /// The commit, where the version is one.
  public internal(set) var commit: String?
  /// Where the working tree was built, if that is what the version is.
  var scratch: String?
  /// What has built it there.
  var builder: PackageBuilder?
  /// The traits that are on.
  public internal(set) var traits: Set<String> = []
  /// What it is built with besides what every package is, in words that follow `with`.
  public internal(set) var builtWith: [String] = []
  /// What the version holds besides its modules.
  var notCompared = NotCompared()

  /// What it holds that is not compared, each kind in words that a number or a list of its names can go with.
  public var notComparedKinds: [(reason: String, names: [String])] { notCompared.list }

  /// Makes a version of which nothing is compiled.
  init(title: String, surfaces: [Surface] = [], promises: PackagePromises? = nil) {
    self.title = title
    self.promises = promises
    modules = surfaces.map { ($0.module, .surface($0, nil)) }
  }
}
