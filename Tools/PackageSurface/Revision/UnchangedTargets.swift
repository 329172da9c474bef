import Foundation
import PublicSurface

/// The targets that two versions of a package compile from the same files in the same way.
///
/// Whatever may depend on something that is not compared counts as changed.
struct UnchangedTargets {
  private let old: PackageManifest
  private let new: PackageManifest
  private let oldDirectory: String
  private let newDirectory: String

  /// Compares the manifests; files are compared when a target is asked for.
  ///
  /// nil if no target can be the same.
  init?(old: PackageManifest, in oldDirectory: String, new: PackageManifest, in newDirectory: String) {
    guard !old.definition.isEmpty, old.definition == new.definition else { return nil }
    // The package that a path leads to is no part of either version.
    guard !old.definition.contains("\"fileSystem\"") else { return nil }
    let pins = [oldDirectory, newDirectory].map { "\($0)/Package.resolved" }
    // Without pins of its own, the old version is right with those of the new one.
    let hasPins = FileManager.default.fileExists(atPath: pins[0])
    guard !hasPins || FileManager.default.contentsEqual(atPath: pins[0], andPath: pins[1]) else { return nil }
    (self.old, self.new, self.oldDirectory, self.newDirectory) = (old, new, oldDirectory, newDirectory)
  }

  /// Whether `target` and all that it depends on are the same.
  func contains(_ target: String) -> Bool {
    old.dependencies(of: target).union([target]).filter { old.targets[$0] != nil }.allSatisfy(isSame)
  }

  private func isSame(_ target: String) -> Bool {
    guard let before = old.targets[target], before == new.targets[target], !before.reachesOutside else {
      return false
    }
    guard let first = folder(of: target, before, in: oldDirectory),
      let second = folder(of: target, before, in: newDirectory)
    else { return false }
    return FileManager.default.contentsEqual(atPath: first, andPath: second) && !hasLinks(first)
  }

  private func folder(of name: String, _ target: PackageManifest.Target, in directory: String) -> String? {
    let usual = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(name)" }
    return (target.path.map { [$0] } ?? usual).map { "\(directory)/\($0)" }
      .first(where: FileManager.default.fileExists)
  }

  private func hasLinks(_ folder: String) -> Bool {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: [.isSymbolicLinkKey])
    return (files?.allObjects as? [URL] ?? []).contains {
      (try? $0.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink) != false
    }
  }
}

extension PackageManifest.Target {
  /// Whether the target may be compiled from files that are not in its folder.
  fileprivate var reachesOutside: Bool {
    definition.isEmpty || ["\"plugin", "\"unsafeFlags\"", "../"].contains(where: definition.contains)
  }
}
