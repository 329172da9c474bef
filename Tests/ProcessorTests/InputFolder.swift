import Foundation

/// The files of a folder that are to be processed.
struct InputFolder {
  /// The regular files with the extension `json`, in the order of their names.
  let files: [URL]
  /// How many entries are something else, hidden files not counted.
  let ignored: Int

  private let owners: [String: URL]

  /// Lists `folder`, but nothing in its subfolders.
  init(_ folder: URL) throws {
    let entries = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    files = try entries.filter(Self.isInput).sorted { $0.lastPathComponent < $1.lastPathComponent }
    ignored = entries.count - files.count
    owners = Dictionary(files.map { (Self.pictureName(of: $0), $0) }) { first, _ in first }
  }

  /// The name of the picture of `file`: the same, but for the extension.
  ///
  /// Throws if an earlier file has taken it, as `a.json` does for `a.JSON`.
  func pictureName(of file: URL) throws(InputError) -> String {
    let name = Self.pictureName(of: file)
    if let owner = owners[name], owner != file {
      throw .pictureTaken(by: owner.lastPathComponent)
    }
    return name
  }

  private static func pictureName(of file: URL) -> String {
    file.deletingPathExtension().lastPathComponent + ".svg"
  }

  private static func isInput(_ entry: URL) throws -> Bool {
    // A named pipe, for one, would block the whole run.
    try entry.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
      && entry.pathExtension.lowercased() == "json"
  }
}
