import Foundation

/// The removable entries in the cache folder of one package or of all, each with the lock of its users.
struct CachedPackage {
  /// A file or folder that is used and removed as a whole.
  struct Entry {
    let path: String
    let lock: String?

    /// The time of its last use.
    var lastUse: Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
  }

  private let directory: String

  init(at directory: String) {
    self.directory = directory
  }

  /// All that can be removed; locks stay, since a process that waits for one would not notice that it was replaced.
  var entries: [Entry] {
    let revisions = names("revisions").map {
      Entry(path: "\(directory)/revisions/\($0)", lock: "\(directory)/revisions.lock")
    }
    let trees = ["trees", "scratch"].flatMap { folder in
      names(folder).filter { !$0.hasSuffix(".lock") }.map {
        Entry(path: "\(directory)/\(folder)/\($0)", lock: "\(directory)/\(folder)/\($0).lock")
      }
    }
    let others =
      ["results", "failures", "times.json"].map { Entry(path: "\(directory)/\($0)", lock: nil) } + [
        Entry(path: "\(directory)/modules", lock: "\(directory)/modules.lock")
      ]
    return revisions + trees + others.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The paths of the existing locks.
  var locks: [String] {
    let trees = ["trees", "scratch"].flatMap { folder in
      names(folder).filter { $0.hasSuffix(".lock") }.map { "\(directory)/\(folder)/\($0)" }
    }
    return (["revisions", "modules"].map { "\(directory)/\($0).lock" } + trees).filter(
      FileManager.default.fileExists)
  }

  private func names(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)")) ?? []).sorted()
  }
}
