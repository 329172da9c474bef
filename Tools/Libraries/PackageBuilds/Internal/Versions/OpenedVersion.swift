import PublicAPI

/// A version of a package whose manifest is known, and whose modules can be built and read.
protocol OpenedVersion: Sendable {
  var manifest: PackageManifest { get }
  /// The package's directory.
  var sourceRoot: String { get }

  /// The targets that are known to compile in this version.
  var compiled: Set<String> { get }

  /// Builds `targets`, and reads the modules of the libraries, except those that `unchanged` already has.
  func read(compiling targets: [String], except unchanged: UnchangedModules) throws -> PackageVersion
}
