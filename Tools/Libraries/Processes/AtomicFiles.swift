/// Writes files so that a reader sees the old text or the new one, never a part.
public enum AtomicFiles: Sendable {
  /// Writes every text beside its destination first, then moves all into place.
  ///
  /// Throws a ``FileError`` that names the file that cannot be written; then no destination has changed, and no folder is
  /// new.
  public static func write(_ files: [(path: String, text: String)]) throws {
    var drafts = FileDrafts()
    do {
      for (path, text) in files { try drafts.add(text, for: path) }
      try drafts.publish()
    } catch {
      drafts.discard()
      throw error
    }
  }
}
