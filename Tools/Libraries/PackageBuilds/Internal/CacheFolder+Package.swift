import Foundation

extension CacheFolder {
  /// The folder of the package in `package`, which all work trees of its repository share.
  init(of package: String, in root: CacheRoot) {
    let place = GitRepository(around: package).map { URL(filePath: $0.origin).appending(path: $0.prefix) }
    let origin = place?.standardizedFileURL.path
    self.init(of: package, from: origin ?? package, in: root)
  }
}
