extension PackageReader {
  /// The committed baselines; a module of `tree` without one could not be read, and none are needed where the tree has
  /// no library.
  public func baselines(of tree: PackageVersion) throws -> PackageVersion {
    if tree.isWithoutLibraries, folder.isEmpty { return PackageVersion(title: "committed baselines") }
    var version = selection.applied(
      to: try files.baselines(folder.directory, title: "committed baselines"))
    version.notCompared.insert(folder.others, as: .variations)
    version.modules += folder.missing(from: tree, of: package).map { ($0.module, .failed(reason: $0.reason)) }
    return version
  }

  /// Makes the surfaces of `version` the baselines of their modules; returns the modules whose file has changed, and
  /// those whose file is removed: it `keepsOthers`, or removes the baselines of modules that the version does not know.
  ///
  /// The baselines of guarded modules say so. Declarations of other platforms stay. All files are written under other
  /// names before the first takes its place: on any failure the old ones stay as they were.
  public func bless(
    _ version: PackageVersion, keepsOthers: Bool
  ) throws -> (changed: [String], removed: [String]) {
    try folder.bless(version, platform: files.platform, keepsOthers: keepsOthers)
  }

  /// The files that ``bless(_:keepsOthers:)`` would write for `version`, for whoever writes others together with them.
  public func baselineFiles(of version: PackageVersion) -> [(path: String, text: String)] {
    folder.changes(to: version, platform: files.platform).map { ($0.path, $0.text) }
  }
}
