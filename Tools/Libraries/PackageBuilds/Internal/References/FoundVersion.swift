/// What a reference leads to.
enum FoundVersion: Sendable {
  /// Something to build.
  case source(PackageSource)
  /// Symbol graphs or baselines, which were read.
  case files(PackageVersion)
}
