import Foundation

/// Texts that lie beside the files that they are to become.
struct FileDrafts {
  private var drafts: [(draft: String, path: String)] = []
  /// The folders that were made for them, from the outside in.
  private var folders: [String] = []

  /// Writes what the file at `path` is to be.
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

  /// Gives every draft its name.
  func publish() throws {
    // It could not take the name, and those before it would have theirs by then.
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

  /// Removes what has not become a file, and the folders that are empty then.
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
