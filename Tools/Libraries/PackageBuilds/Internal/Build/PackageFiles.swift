import Foundation
import PublicAPI

/// The files of a package that are not hidden.
struct PackageFiles {
  /// Their paths, in order.
  let paths: [String]

  /// The files of the package in `directory`; nil if a link leads out of it, or to a hidden file.
  init?(in directory: String) {
    // An enumerator of URLs takes a millisecond for each of them to say whether it is a link.
    guard let files = FileManager.default.enumerator(atPath: directory) else { return nil }
    let root = URL(filePath: directory).resolvingSymlinksInPath().path
    var paths: [String] = []
    while let name = files.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        files.skipDescendants()
        continue
      }
      let path = "\(directory)/\(name)"
      guard FileManager.default.isLink(atPath: path) else {
        paths.append(path)
        continue
      }
      // The target of the link is among the files as well.
      guard let end = URL(filePath: path).resolvingSymlinksInPath().path.path(below: root) else { return nil }
      paths.append("\(path) -> \(end)")
    }
    self.paths = paths.sorted()
  }

  /// The paths relative to `directory`; nil if one of them is not below it.
  func relativePaths(to directory: String) -> [String]? {
    let relative = paths.compactMap {
      $0.hasPrefix("\(directory)/") ? String($0.dropFirst(directory.count + 1)) : nil
    }
    return relative.count == paths.count ? relative : nil
  }
}

extension String {
  /// The rest of the path below `folder`; nil if it leads elsewhere, or if a part of the rest is hidden.
  fileprivate func path(below folder: String) -> String? {
    if self == folder { return "" }
    guard hasPrefix("\(folder)/") else { return nil }
    let rest = dropFirst(folder.count + 1)
    return rest.split(separator: "/").contains { $0.hasPrefix(".") } ? nil : String(rest)
  }
}

extension FileManager {
  /// Whether there is a symbolic link at `path`, wherever it leads.
  func isLink(atPath path: String) -> Bool { (try? destinationOfSymbolicLink(atPath: path)) != nil }
}

extension PackageManifest.Target {
  /// Whether the target needs nothing but compilers, nothing outside of packages, and no hidden file.
  var isSelfContained: Bool {
    let isHidden = (path ?? "").split(separator: "/").contains { $0.hasPrefix(".") && $0 != "." }
    // What pkg-config says about a library can change at any time.
    let isPlain = kind == "system" && !definition.contains("\"pkgConfig\"")
    return (["regular", "executable", "test", "snippet"].contains(kind) || isPlain) && !isHidden
  }
}
