import Foundation

/// The Swift files of a module, wherever they are below its folder.
enum SourceFiles {
  static func of(_ module: String) throws -> [String] {
    let folder = Manifest.root.appending(path: "Modules/\(module)")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    return (files ?? []).filter { $0.pathExtension == "swift" }.map(\.path).sorted()
  }
}
