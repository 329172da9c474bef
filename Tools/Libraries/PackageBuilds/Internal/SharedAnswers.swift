import Processes

/// Answers of the package manager that are the same for all packages with the same manifest and file names.
enum SharedAnswers: String, CaseIterable {
  case manifests, plans

  /// The cache of these answers; it is in `folder` if nothing can be stored for all packages.
  func cache(of toolchain: Toolchain, in caches: CacheRoot, or folder: CacheFolder) -> ResultCache {
    caches.isReplaced
      ? ResultCache(in: folder, toolchain) : ResultCache(in: caches, toolchain, about: rawValue)
  }

  /// Removes all such answers from `caches`, for all packages.
  static func removeAll(in caches: CacheRoot) {
    for subject in allCases { RecentEntries(of: "\(caches.directory)/\(subject.rawValue)").remove(allBut: 0) }
  }
}
