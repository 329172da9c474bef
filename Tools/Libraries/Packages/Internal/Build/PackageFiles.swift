import Foundation
import Manifests

/// The files of a package that are not hidden.
struct PackageFiles {
  /// Their paths, in order.
  let paths: [String]

  /// The files of the package in `directory`; nil where a link leads out of it, or to what is hidden.
  init?(in directory: String) {
    let files = FileManager.default.enumerator(
      at: URL(filePath: directory), includingPropertiesForKeys: [.isSymbolicLinkKey],
      options: .skipsHiddenFiles)
    guard let found = files?.allObjects as? [URL] else { return nil }
    let root = URL(filePath: directory).resolvingSymlinksInPath().path
    var paths: [String] = []
    for file in found {
      guard let isLink = try? file.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink else {
        return nil
      }
      guard isLink else {
        paths.append(file.path)
        continue
      }
      // What it leads to is among the files as well.
      guard let end = file.resolvingSymlinksInPath().path.path(below: root) else { return nil }
      paths.append("\(file.path) -> \(end)")
    }
    self.paths = paths.sorted()
  }

  /// The same paths, as seen from `directory`; nil if it is known by another path.
  func relativePaths(to directory: String) -> [String]? {
    let relative = paths.compactMap {
      $0.hasPrefix("\(directory)/") ? String($0.dropFirst(directory.count + 1)) : nil
    }
    return relative.count == paths.count ? relative : nil
  }
}

extension String {
  /// What follows `folder` in the path; nil if it is elsewhere, or a part of that is hidden.
  fileprivate func path(below folder: String) -> String? {
    if self == folder { return "" }
    guard hasPrefix("\(folder)/") else { return nil }
    let rest = dropFirst(folder.count + 1)
    return rest.split(separator: "/").contains { $0.hasPrefix(".") } ? nil : String(rest)
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
