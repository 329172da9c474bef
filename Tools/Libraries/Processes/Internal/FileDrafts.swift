import Foundation

/// Texts in temporary files, each beside the file that it is to become.
struct FileDrafts {
  private var drafts: [(draft: String, path: String)] = []
  /// The folders that were made for the drafts, the outermost first.
  private var folders: [String] = []

  /// Writes the future content of the file at `path` to a draft.
  mutating func add(_ text: String, for path: String) throws {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent()
    let draft = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    do {
      try make(folder)
      drafts.append((draft.path, path))
      try Data(text.utf8).write(to: draft)
    } catch {
      throw FileError.unwritable(path: path, reason: error.localizedDescription)
    }
  }

  /// Renames every draft to its destination.
  func publish() throws {
    // A draft cannot replace a folder, and by then the drafts before it would have replaced their files.
    for (_, path) in drafts {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType != .typeDirectory else {
        throw FileError.unwritable(path: path, reason: String(cString: strerror(EISDIR)))
      }
    }
    for (draft, path) in drafts where rename(draft, path) != 0 {
      throw FileError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// Removes the drafts that were not renamed, and the folders made for them that are empty.
  func discard() {
    for (draft, _) in drafts { unlink(draft) }
    for folder in folders.reversed() { rmdir(folder) }
  }

  private mutating func make(_ folder: URL) throws {
    var missing: [String] = []
    var place = folder
    while place.path != "/", !FileManager.default.fileExists(atPath: place.path) {
      missing.append(place.path)
      place.deleteLastPathComponent()
    }
    folders += missing.reversed()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
