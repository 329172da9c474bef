/// The files of a folder that are to be processed.
struct InputFolder {
  /// The regular files with the extension `json`, in the order of their names' bytes.
  let files: [FileName]
  /// How many entries are something else, hidden files not counted.
  let ignored: Int

  private let owners: [FileName: FileName]

  /// Lists `folder`, but nothing in its subfolders.
  init(_ folder: Folder) throws(InputError) {
    let entries = try folder.names().filter { !$0.isHidden }
    // A named pipe, for one, would block the whole run.
    files = entries.filter { $0.pathExtension.lowercased() == "json" && folder.hasRegularFile($0) }.sorted()
    ignored = entries.count - files.count
    owners = Dictionary(files.map { (Self.pictureName(of: $0), $0) }) { first, _ in first }
  }

  /// The name of the picture of `file`: the same, but for the extension.
  ///
  /// Throws if an earlier file has taken it, as `a.json` does for `a.JSON`.
  func pictureName(of file: FileName) throws(InputError) -> FileName {
    let name = Self.pictureName(of: file)
    if let owner = owners[name], owner != file { throw .pictureTaken(by: owner.description) }
    return name
  }

  private static func pictureName(of file: FileName) -> FileName {
    FileName(bytes: file.stem + Array(".svg".utf8))
  }
}
