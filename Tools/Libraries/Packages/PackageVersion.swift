public import Manifests
public import Surfaces

/// One version of a package: what is known about its modules, and what is not.
public struct PackageVersion: Sendable {
  /// What the version is, for people: `revision v1.2 (abc1234)`.
  public var title: String
  /// The modules, and the products without any, in the order in which they were found.
  public var modules: [(name: String, reading: ModuleReading)]
  /// What modules that are not among ``modules`` bring to the clients of those that re-export them.
  public internal(set) var reexported: [String: Surface] = [:]
  /// The modules of library products; nil where products are not known.
  var products: Set<String>?
  /// The modules that were read although no product leads to them; nil where products are not known.
  public internal(set) var guarded: Set<String>?
  /// What the manifest promises, where the version is a package.
  public var promises: PackagePromises?
  /// The package's directory, which the places of its declarations begin with; nil where none are known.
  public internal(set) var sourceRoot: String?
  /// The commit, where the version is one.
  public internal(set) var commit: String?
  /// Where the working tree was built, if that is what the version is.
  var scratch: String?

  /// Makes a version of which nothing is compiled.
  init(title: String, surfaces: [Surface] = [], promises: PackagePromises? = nil) {
    self.title = title
    self.promises = promises
    modules = surfaces.map { ($0.module, .surface($0, nil)) }
  }
}
