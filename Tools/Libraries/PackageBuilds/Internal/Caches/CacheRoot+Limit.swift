import Foundation

extension CacheRoot {
  /// The bytes that may be kept where nobody says otherwise.
  private static let usualLimit = 2 << 30

  /// Removes what was used least recently, until the rest takes no more than `limit` bytes; what somebody uses now stays.
  ///
  /// Without a limit it is the usual one, and nobody counts more than once an hour.
  func trim(to limit: Int?) {
    let stamp = "\(directory)/trimmed"
    let last = (try? FileManager.default.attributesOfItem(atPath: stamp))?[.modificationDate] as? Date
    if limit == nil, let last, -last.timeIntervalSinceNow < 3600, last <= Date.now { return }
    let packages = (try? FileManager.default.contentsOfDirectory(atPath: packages)) ?? []
    let folders = packages.map { "\(self.packages)/\($0)" } + [directory]
    let entries = folders.flatMap { CachedPackage(at: $0).entries }
    var size = 0
    for entry in entries.sorted(by: { $0.lastUse > $1.lastUse }) {
      let own = FileTree(at: entry.path).size
      if size + own <= limit ?? Self.usualLimit || !entry.remove() { size += own }
    }
    _ = FileManager.default.createFile(atPath: stamp, contents: Data())
  }
}

extension CachedPackage.Entry {
  /// Whether nobody used it, so that it is gone.
  fileprivate func remove() -> Bool {
    var held: FileLock?
    if let lock {
      held = FileLock(unused: lock)
      if held == nil { return false }
    }
    defer { held?.release() }
    return (try? FileManager.default.removeItem(atPath: path)) != nil
  }
}
