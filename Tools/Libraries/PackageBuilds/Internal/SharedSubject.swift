import Processes

/// What the package manager says that is the same for all packages with the same manifest and files.
enum SharedSubject: String, CaseIterable {
  case manifests, plans

  /// Where it is kept; that is in `folder` where nothing can be kept for all packages.
  func cache(of toolchain: Toolchain, in caches: CacheRoot, or folder: CacheFolder) -> ResultCache {
    caches.isReplaced
      ? ResultCache(in: folder, toolchain) : ResultCache(in: caches, toolchain, about: rawValue)
  }

  /// Removes all that is kept in `caches`, of which ever package.
  static func removeAll(in caches: CacheRoot) {
    for subject in allCases { RecentEntries(of: "\(caches.directory)/\(subject.rawValue)").remove(allBut: 0) }
  }
}
