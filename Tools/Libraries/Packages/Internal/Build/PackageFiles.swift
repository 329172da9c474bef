import Foundation
import Manifests

/// The files of a package that are not hidden.
struct PackageFiles {
  /// Their paths, in order.
  let paths: [String]

  /// The files of the package in `directory`; nil where a link leads to others.
  init?(in directory: String) {
    let files = FileManager.default.enumerator(
      at: URL(filePath: directory), includingPropertiesForKeys: [.isSymbolicLinkKey],
      options: .skipsHiddenFiles)
    guard let found = files?.allObjects as? [URL] else { return nil }
    let hasLink = found.contains {
      (try? $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) != false
    }
    if hasLink { return nil }
    paths = found.map(\.path).sorted()
  }

  /// The same paths, as seen from `directory`; nil if it is known by another path.
  func relativePaths(to directory: String) -> [String]? {
    let relative = paths.compactMap {
      $0.hasPrefix("\(directory)/") ? String($0.dropFirst(directory.count + 1)) : nil
    }
    return relative.count == paths.count ? relative : nil
  }
}

extension PackageManifest.Target {
  /// Whether the target needs nothing but compilers, nothing outside of packages, and no file that is hidden.
  var isSelfContained: Bool {
    let isHidden = (path ?? "").split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
    // What pkg-config says of a library can be another thing tomorrow.
    let isPlain = kind == "system" && !definition.contains("\"pkgConfig\"")
    return (["regular", "executable", "test", "snippet"].contains(kind) || isPlain) && !isHidden
  }
}
