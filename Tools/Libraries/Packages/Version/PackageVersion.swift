public import Surfaces

/// One version of a package: what is known about its modules, and what is not.
public struct PackageVersion: Sendable {
  /// What the version is, for people: `revision v1.2 (abc1234)`.
  public var title: String
  /// The modules' surfaces.
  public var surfaces: [Surface]
  /// The package's directory, which the places of its declarations begin with; nil where none are known.
  public var sourceRoot: String?
  /// The manifest, where the version is a package.
  public var manifest: PackageManifest?
  /// Modules that were not read, since the other side compiles them from the same files in the same way.
  public var unchanged: [String] = []
  /// Modules that were left out on purpose, with the reason.
  public var skipped: [UnreadModule] = []
  /// Modules that exist and could not be read, with the reason: a run with any of them has not checked enough.
  public var failures: [UnreadModule] = []
  /// The compiled modules by name; empty if the surfaces come from files.
  public var built: [String: BuiltModule] = [:]

  /// Makes a version.
  public init(title: String, surfaces: [Surface] = [], manifest: PackageManifest? = nil) {
    self.title = title
    self.surfaces = surfaces
    self.manifest = manifest
  }
}
