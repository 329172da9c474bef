extension PackageReader {
  /// The committed baselines; a module of `tree` without one counts as failed.
  ///
  /// If the tree has no library, no baselines are needed.
  public func baselines(of tree: PackageVersion) throws -> PackageVersion {
    if tree.isWithoutLibraries, folder.isEmpty { return PackageVersion(title: "committed baselines") }
    var version = selection.applied(
      to: try files.baselines(folder.directory, title: "committed baselines"))
    version.notCompared.insert(folder.others, as: .variations)
    version.modules += folder.missing(from: tree, of: package).map { ($0.module, .failed(reason: $0.reason)) }
    return version
  }

  /// Makes the surfaces of `version` the baselines of their modules; returns the modules with changed or removed files.
  ///
  /// Unless it `keepsOthers`, it removes the baselines of modules that the version does not have. Baselines of guarded
  /// modules say that they are guarded. Declarations of other platforms stay. All files are written under other names
  /// before the first is replaced, so that the old ones stay as they were on any failure.
  public func bless(
    _ version: PackageVersion, keepsOthers: Bool
  ) throws -> (changed: [String], removed: [String]) {
    try folder.bless(version, platform: files.platform, keepsOthers: keepsOthers)
  }

  /// The files that ``bless(_:keepsOthers:)`` would write for `version`, for callers that write them with other files.
  public func baselineFiles(of version: PackageVersion) -> [(path: String, text: String)] {
    folder.changes(to: version, platform: files.platform).map { ($0.path, $0.text) }
  }
}
