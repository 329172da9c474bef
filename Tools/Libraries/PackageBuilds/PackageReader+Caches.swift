public import Processes

extension PackageReader {
  /// Whether anything is written down of the package's surfaces.
  public var hasBaselines: Bool { !folder.isEmpty }

  /// Where is kept what was built and worked out of the package, for all its work trees.
  public var cacheFolder: String { CacheFolder(of: package, in: caches).directory }

  /// Where results are kept of work on the package with `toolchain`.
  public func resultCache(of toolchain: Toolchain) -> ResultCache {
    ResultCache(in: CacheFolder(of: package, in: caches), toolchain)
  }

  /// Removes all that is kept of the package as soon as nobody uses it; returns how many bytes that were.
  ///
  /// What the package manager has said of manifests and files goes, too, of which ever package: others may share it.
  /// Throws an error whose sentence names what cannot be removed.
  public func clean() throws -> Int {
    SharedSubject.removeAll(in: caches)
    return try CacheFolder(of: package, in: caches).clean(progress: progress)
  }

  /// Removes what was used least recently of all packages, so that `limit` bytes stay, or the usual number.
  ///
  /// What the versions that were read refer to on disk may be gone afterwards.
  public func trimCaches(to limit: Int?) {
    RevisionCache.leaveAll()
    ModuleCache.leaveAll()
    caches.trim(to: limit)
  }
}
