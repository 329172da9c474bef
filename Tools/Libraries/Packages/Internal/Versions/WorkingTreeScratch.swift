import Foundation

/// Where the working tree of a package is built: where the user has built it, or else in the tool's own folder.
struct WorkingTreeScratch {
  let path: String
  let isUsers: Bool

  init(of package: String, _ manifest: PackageManifest) {
    let own = "\(package)/.build"
    let exists = FileManager.default.fileExists(atPath:)
    isUsers =
      exists("\(own)/debug.yaml")
      && manifest.libraryTargets.contains {
        exists("\(own)/debug/Modules/\(PackageManifest.moduleName(of: $0)).swiftmodule")
      }
    path = isUsers ? own : "\(Workspace(of: package).directory)/tree"
  }
}
