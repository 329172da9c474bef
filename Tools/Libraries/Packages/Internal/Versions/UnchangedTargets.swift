import Foundation
import Manifests
import Syntax

/// The targets that two versions of a package compile from the same files in the same way.
///
/// Whatever may depend on something that is not compared counts as changed.
struct UnchangedTargets {
  private let old: any OpenedVersion
  private let new: any OpenedVersion

  /// nil if no target can be the same.
  init?(old: any OpenedVersion, new: any OpenedVersion) {
    guard !old.manifest.definition.isEmpty, old.manifest.definition == new.manifest.definition else {
      return nil
    }
    // The package that a path leads to is no part of either version.
    guard !old.manifest.definition.contains("\"fileSystem\"") else { return nil }
    let pins = [old, new].map { "\($0.sourceRoot)/Package.resolved" }
    // Without pins of its own, the old version is right with those of the new one.
    let hasPins = FileManager.default.fileExists(atPath: pins[0])
    guard !hasPins || FileManager.default.contentsEqual(atPath: pins[0], andPath: pins[1]) else { return nil }
    (self.old, self.new) = (old, new)
  }

  /// Their modules by name, as far as they are known without a build.
  var modules: [String: ModuleReading] {
    let same = Set(old.manifest.targets.keys.filter(isSame))
    let unchanged = same.filter {
      same.isSuperset(of: old.manifest.dependencies(of: $0).filter { old.manifest.targets[$0] != nil })
    }
    // Who reads a module that re-exports others has to read these, too.
    let reexported = Set(
      old.manifest.targets.keys.filter { !unchanged.contains($0) && mayReexport($0) }
        .flatMap(old.manifest.dependencies))
    return Dictionary(
      unchanged.subtracting(reexported).map { (PackageManifest.moduleName(of: $0), reading(of: $0)) },
      uniquingKeysWith: { $1 })
  }

  private func isSame(_ target: String) -> Bool {
    guard let before = old.manifest.targets[target], before == new.manifest.targets[target],
      !before.reachesOutside, let first = folder(of: target, in: old),
      let second = folder(of: target, in: new)
    else { return false }
    return FileManager.default.contentsEqual(atPath: first, andPath: second) && !hasLinks(first)
  }

  private func reading(of target: String) -> ModuleReading {
    let kind = old.manifest.targets[target]?.kind ?? "regular"
    let folder = folder(of: target, in: old)
    let files = folder.flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects as? [String] } ?? []
    let isModule = files.contains { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }
    return isModule ? .unchanged : .withoutSwift(kind: kind)
  }

  /// Whether a file of `target` has the word that every re-export needs.
  private func mayReexport(_ target: String) -> Bool {
    [old, new].compactMap { folder(of: target, in: $0) }.contains { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      return names.contains { name in
        let file = URL(filePath: "\(folder)/\(name)")
        return name.hasSuffix(".swift")
          && (try? Data(contentsOf: file, options: .alwaysMapped))?.holds("@_exported") == true
      }
    }
  }

  private func folder(of target: String, in version: any OpenedVersion) -> String? {
    version.manifest.folder(of: target, in: version.sourceRoot)
  }

  private func hasLinks(_ folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.contains { FileManager.default.isLink(atPath: "\(folder)/\($0)") }
  }
}

extension PackageManifest.Target {
  /// Whether the target may be compiled from files that are not in its folder.
  fileprivate var reachesOutside: Bool {
    definition.isEmpty || ["\"plugin", "\"unsafeFlags\"", "../"].contains(where: definition.contains)
  }
}
