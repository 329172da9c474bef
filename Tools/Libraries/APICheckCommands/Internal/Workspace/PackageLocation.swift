import Foundation

/// Finds the package that a command is about.
enum PackageLocation {
  /// The absolute path of the package at `path`, or else of the package around the current directory.
  ///
  /// If neither the current directory nor one around it has a manifest, the path is that of the current directory;
  /// errors can then name it.
  static func directory(named path: String?) -> String {
    let here = URL(filePath: path ?? ".").standardizedFileURL.resolvingSymlinksInPath()
    if path != nil { return here.path }
    var folder = here
    while folder.path != "/" {
      let manifest = folder.appending(path: "Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return here.path
  }
}
