public import Foundation

extension URL {
  /// Writes `files`, by path, into the folder, with the folders that they lie in.
  public func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.write(text)
    }
  }

  /// Writes `text` to the file, and leaves it to the system when that reaches the disk.
  ///
  /// `Data.write(to:)` waits for the disk, which is busy for a minute once something large was built: one of the few
  /// threads that all tests share would wait for as long.
  public func write(_ text: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
    }
    let handle = try FileHandle(forWritingTo: self)
    defer { try? handle.close() }
    try handle.write(contentsOf: Data(text.utf8))
  }
}
