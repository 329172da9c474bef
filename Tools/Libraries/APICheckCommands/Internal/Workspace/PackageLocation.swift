import Foundation

/// Where the package is that a command is about.
enum PackageLocation {
  /// The full path of the package at `path`, or else of the one that this folder is in.
  ///
  /// Where neither this folder nor one around it has a manifest it is this folder, of which that can be said.
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
