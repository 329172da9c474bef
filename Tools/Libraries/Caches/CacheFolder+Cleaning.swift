import Foundation
public import Processes

extension CacheFolder {
  /// Removes all that is kept of the package as soon as nobody uses it; returns how many bytes that were.
  ///
  /// Says on `progress` for whom it waits. Throws a ``FileError`` if something cannot be removed.
  public func clean(progress: ProgressLog) throws -> Int {
    let held = try [revisionsLock, treeLock].filter(FileManager.default.fileExists).map { path in
      try FileLock(path, .exclusive) { progress.note("Waiting for another api-check of this package …") }
    }
    defer { held.forEach { $0.release() } }
    var size = 0
    // Whoever waits for a lock would not notice that another file has taken its place; and git shall not see them.
    let staying = [revisionsLock, treeLock, revisions, ignore]
    for path in Self.entries(of: directory) + Self.entries(of: revisions) where !staying.contains(path) {
      size += Self.size(of: path)
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        throw FileError.unwritable(path: path, reason: error.localizedDescription)
      }
    }
    return size
  }

  private static func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map { "\(folder)/\($0)" }
  }

  /// The bytes in all files at or below `path`.
  private static func size(of path: String) -> Int {
    let below = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? []
    return ([path] + below.map { "\(path)/\($0)" }).reduce(0) { sum, file in
      sum + ((try? FileManager.default.attributesOfItem(atPath: file))?[.size] as? Int ?? 0)
    }
  }
}
