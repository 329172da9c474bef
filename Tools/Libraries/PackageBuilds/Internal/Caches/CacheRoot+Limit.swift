import Foundation

extension CacheRoot {
  /// How many bytes may be stored if nobody sets a limit.
  private static let usualLimit = 2 << 30

  /// Removes what was used least recently until at most `limit` bytes are left; what is in use stays.
  ///
  /// If the limit is nil, the usual one counts, and the folder is looked at no more than once an hour.
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
  /// Removes the entry unless somebody uses it; returns whether it was removed.
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
