public import Foundation

extension URL {
  /// Writes `files`, by path, into the folder, with the folders that they lie in.
  public func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
