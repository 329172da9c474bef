import Foundation

extension PackageReader {
  /// Whether `name` is that of a revision of the repository around the package, or of a file or folder.
  public func knows(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: name)
      || (try? GitRepository(around: package)?.commit(name)) != nil
  }
}
