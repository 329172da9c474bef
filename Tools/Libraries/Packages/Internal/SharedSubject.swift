import Caches
import Processes

/// What the package manager says that is the same for all packages with the same manifest and files.
enum SharedSubject: String, CaseIterable {
  case manifests, plans

  /// The answers about it; they are kept in `folder` where none can be kept for all packages.
  func answers(of toolchain: Toolchain, in caches: CacheRoot, or folder: CacheFolder) -> AnswerCache {
    caches.isReplaced
      ? AnswerCache(in: folder, toolchain, []) : AnswerCache(in: caches, toolchain, about: rawValue)
  }

  /// Removes all answers in `caches`, of which ever package.
  static func removeAnswers(in caches: CacheRoot) {
    for subject in allCases { RecentEntries(of: "\(caches.directory)/\(subject.rawValue)").remove(allBut: 0) }
  }
}
