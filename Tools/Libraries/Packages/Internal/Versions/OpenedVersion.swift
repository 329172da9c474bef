import Manifests

/// A version of a package whose manifest is known, and whose modules can be built and read.
protocol OpenedVersion: Sendable {
  var manifest: PackageManifest { get }
  /// The package's directory.
  var sourceRoot: String { get }

  /// Builds and reads the modules of the libraries, except those that `told` already tells of.
  func read(except told: ToldModules) throws -> PackageVersion
}

extension PackageManifest {
  /// The targets of libraries that have to be built where `told` tells of the other modules.
  func libraryTargets(except told: ToldModules) -> [String] {
    libraryTargets.filter { told.modules[PackageManifest.moduleName(of: $0)] == nil }
  }
}
