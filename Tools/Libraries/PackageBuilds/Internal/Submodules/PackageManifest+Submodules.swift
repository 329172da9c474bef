import Foundation
import PublicAPI

extension PackageManifest {
  /// The submodules with missing files that the package in `package` needs to be compiled.
  func missingSubmodules(in package: String) -> [MissingSubmodule] {
    guard let repository = GitRepository(around: package) else { return [] }
    return MissingSubmodule.uncloned(in: repository).filter {
      needs("\(repository.root)/\($0.path)", in: package)
    }
  }

  /// Whether the package in `package` may be compiled from files in `folder`.
  func needs(_ folder: String, in package: String) -> Bool {
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path
    return localDependencies.contains {
      Self.isPath(URL(filePath: $0).resolvingSymlinksInPath().path, in: folder)
    }
      || targets.contains { $0.value.kind != "test" && needs(folder, for: $0.key, in: package) }
  }

  private func needs(_ folder: String, for target: String, in package: String) -> Bool {
    guard let place = self.folder(of: target, in: package) else {
      // If the submodule is missing, so is everything that would be in it.
      return (places(of: target) + ["Plugins/\(target)"]).contains {
        Self.isPath("\(URL(filePath: package).resolvingSymlinksInPath().path)/\($0)", in: folder)
      }
    }
    let root = URL(filePath: place).resolvingSymlinksInPath().path
    if Self.isPath(root, in: folder) { return true }
    if Self.isPath(folder, in: root) { return targets[target]?.mayReach(folder, below: root) ?? true }
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return names.map { URL(filePath: "\(root)/\($0)") }.contains { file in
      guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: file.path) else {
        return false
      }
      let target = URL(filePath: end, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
      return Self.isPath(target.resolvingSymlinksInPath().path, in: folder)
    }
  }

  fileprivate static func isPath(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix("\(folder)/")
  }
}

extension PackageManifest.Target {
  /// Whether files in `folder`, which is in the target's folder `root`, belong to the target.
  fileprivate func mayReach(_ folder: String, below root: String) -> Bool {
    func path(of name: String) -> String { URL(filePath: "\(root)/\(name)").standardizedFileURL.path }
    if excluded.contains(where: { PackageManifest.isPath(folder, in: path(of: $0)) }) { return false }
    guard definition.contains("\"sources\":") else { return true }
    // A target that lists its sources names all that it consists of: sources, resources, and header folders.
    let named = definition.split(separator: "\"").map { path(of: String($0)) }.filter { $0 != root }
    return named.contains { PackageManifest.isPath(folder, in: $0) || PackageManifest.isPath($0, in: folder) }
  }
}
