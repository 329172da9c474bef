/// The version that a reference leads to.
enum FoundVersion: Sendable {
  /// Sources to build.
  case source(PackageSource)
  /// Symbol graphs or baselines, already read.
  case files(PackageVersion)
}
