import Foundation

/// A file or a folder with all that is in it.
struct FileTree {
  private let path: String

  init(at path: String) {
    self.path = path
  }

  /// The size of all files in bytes.
  var size: Int {
    let below = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String]) ?? []
    return ([path] + below.map { "\(path)/\($0)" }).reduce(0) { sum, file in
      let attributes = try? FileManager.default.attributesOfItem(atPath: file)
      let isFile = attributes?[.type] as? FileAttributeType == .typeRegular
      return sum + (isFile ? attributes?[.size] as? Int ?? 0 : 0)
    }
  }
}
