public import Foundation

extension DogPhoto {
  /// Writes the photo to `file` as JSON that decodes to an equal photo and is the same, byte for byte, every time.
  ///
  /// The file is replaced as a whole: a reader sees the old content or the new. What was there is gone with its
  /// permissions, and a symbolic link is itself replaced, not the file it points to. Folders are not created. Throws
  /// `CocoaError` if `file` cannot be written, and for a URL that is not a file's.
  public func write(toJson file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
