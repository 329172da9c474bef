import Foundation

/// What a folder holds that can go, that of a package or that of all, each with the lock of those who use it.
struct CachedPackage {
  /// A file or folder that is used, and goes, as a whole.
  struct Entry {
    let path: String
    let lock: String?

    /// When it was used last.
    var lastUse: Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
  }

  private let directory: String

  init(at directory: String) {
    self.directory = directory
  }

  /// All that can go; locks stay, since whoever waits for one would not notice that another file has taken its place.
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

  /// The locks that there are.
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
