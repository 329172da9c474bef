public import Processes

extension PackageReader {
  /// Whether the package has any baseline.
  public var hasBaselines: Bool { !folder.isEmpty }

  /// Throws if nothing is committed yet that the package could be held against.
  public func requireBaselines() throws {
    if !hasBaselines { throw PackageError.noBaselines(directory: folder.directory) }
  }

  /// The folder with all that is stored about the package, for all its work trees.
  public var cacheFolder: String { CacheFolder(of: package, in: caches).directory }

  /// The cache for results of work on the package with `toolchain`.
  public func resultCache(of toolchain: Toolchain) -> ResultCache {
    ResultCache(in: CacheFolder(of: package, in: caches), toolchain)
  }

  /// Removes all that is stored about the package as soon as nobody uses it; returns the number of removed bytes.
  ///
  /// It also removes what the package manager has said about manifests and files of all packages, since they may share
  /// it. Throws an error whose sentence names what cannot be removed.
  public func clean() throws -> Int {
    SharedAnswers.removeAll(in: caches)
    return try CacheFolder(of: package, in: caches).clean(progress: progress)
  }

  /// Removes what was used least recently, of all packages, until at most `limit` or the usual bytes are left.
  ///
  /// Files that versions refer to may be gone afterwards.
  public func trimCaches(to limit: Int?) {
    RevisionCache.leaveAll()
    ModuleCache.leaveAll()
    caches.trim(to: limit)
  }
}
