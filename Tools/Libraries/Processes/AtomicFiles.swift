import Foundation

/// Writes files so that a reader sees the old text or the new one, never a part.
public enum AtomicFiles: Sendable {
  /// Writes every text beside its destination first, then moves all into place.
  ///
  /// Throws a ``FileError`` that names the file that cannot be written; then no destination has changed.
  public static func write(_ files: [(path: String, text: String)]) throws {
    var drafts: [(draft: String, path: String)] = []
    defer { for (draft, _) in drafts { unlink(draft) } }
    for (path, text) in files {
      let url = URL(filePath: path)
      let draft = url.deletingLastPathComponent().appending(
        path: ".\(url.lastPathComponent).\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        drafts.append((draft.path, path))
        try Data(text.utf8).write(to: draft)
      } catch {
        throw FileError.unwritable(path: path, reason: error.localizedDescription)
      }
    }
    for (draft, path) in drafts where rename(draft, path) != 0 {
      throw FileError.unwritable(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
