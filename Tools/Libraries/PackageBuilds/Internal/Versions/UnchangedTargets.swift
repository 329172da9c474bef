import Foundation
import PublicAPI
import Syntax

/// The targets that two versions of a package compile from the same files in the same way.
///
/// A target that may depend on something that is not compared counts as changed. Nothing shows yet that they compile.
struct UnchangedTargets {
  private let before: any OpenedVersion
  private let after: any OpenedVersion

  /// Compares two versions; nil if no target can be unchanged.
  init?(old: any OpenedVersion, new: any OpenedVersion) {
    guard !old.manifest.definition.isEmpty, old.manifest.definition == new.manifest.definition else {
      return nil
    }
    // A local dependency is not part of either version.
    guard !old.manifest.definition.contains("\"fileSystem\"") else { return nil }
    // What a product gives besides its targets is found by reading those that re-export it.
    guard old.manifest.products.allSatisfy({ new.manifest.keepsTargets(of: $0) }) else { return nil }
    let pins = [old, new].map { "\($0.sourceRoot)/Package.resolved" }
    // If the old version has no pins, it gets those of the new one.
    let hasPins = FileManager.default.fileExists(atPath: pins[0])
    guard !hasPins || FileManager.default.contentsEqual(atPath: pins[0], andPath: pins[1]) else { return nil }
    (before, after) = (old, new)
  }

  /// The unchanged modules of the old version, and of the new one, unless that has to be read as a whole.
  ///
  /// Only C headers show whether Swift can import them, so those of the new version are read.
  var modules: (old: UnchangedModules, new: UnchangedModules) {
    let same = unchanged.map {
      (PackageManifest.moduleName(of: $0), files(of: $0), before.manifest.targets[$0]?.kind)
    }
    func modules(readingHeaders: Bool) -> [String: ModuleReading] {
      Dictionary(
        same.compactMap { name, files, kind in
          // Beside headers, Swift files may be for other tools.
          if files.contains(where: { $0.hasSuffix(".h") }) {
            return readingHeaders ? nil : (name, .unchanged)
          }
          let isInSwift = files.contains { $0.hasSuffix(".swift") }
          return (name, isInSwift ? .unchanged : .withoutSwift(kind: kind ?? "regular"))
        }, uniquingKeysWith: { $1 })
    }
    let all = modules(readingHeaders: false)
    return (
      UnchangedModules(modules: all, exposed: all),
      UnchangedModules(modules: modules(readingHeaders: true), exposed: all)
    )
  }

  /// The unchanged targets whose dependencies in the package are all unchanged.
  private var unchanged: Set<String> {
    let same = Set(before.manifest.targets.keys.filter(isSame))
    let unchanged = same.filter {
      same.isSuperset(of: before.manifest.dependencies(of: $0).filter { before.manifest.targets[$0] != nil })
    }
    // To read a module that re-exports others, these have to be read, too.
    let reexported = [before.manifest, after.manifest].flatMap { manifest in
      manifest.targets.keys.filter { !unchanged.contains($0) && mayReexport($0) }.flatMap(
        manifest.dependencies)
    }
    return unchanged.subtracting(reexported)
  }

  private func isSame(_ target: String) -> Bool {
    guard let definition = before.manifest.targets[target], definition == after.manifest.targets[target],
      !definition.reachesOutside, let first = folder(of: target, in: before),
      let second = folder(of: target, in: after)
    else { return false }
    return FileManager.default.contentsEqual(atPath: first, andPath: second) && !hasLinks(first)
      && !includesOthers(first)
  }

  private func files(of target: String) -> [String] {
    let folder = folder(of: target, in: before)
    return folder.flatMap { FileManager.default.enumerator(atPath: $0)?.allObjects as? [String] } ?? []
  }

  /// Whether a file of `target` contains `@_exported`, without which there is no re-export.
  private func mayReexport(_ target: String) -> Bool {
    [before, after].compactMap { folder(of: target, in: $0) }.contains { folder in
      let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
      return names.contains { name in
        let file = URL(filePath: "\(folder)/\(name)")
        return name.hasSuffix(".swift")
          && (try? Data(contentsOf: file, options: .alwaysMapped))?.holds("@_exported") == true
      }
    }
  }

  /// The folder of `target` with links resolved; nil if it is outside of the version.
  private func folder(of target: String, in version: any OpenedVersion) -> String? {
    let root = URL(filePath: version.sourceRoot).resolvingSymlinksInPath().path
    let folder = version.manifest.folder(of: target, in: version.sourceRoot)
    let end = folder.map { URL(filePath: $0).resolvingSymlinksInPath().path }
    return end.flatMap { $0.hasPrefix("\(root)/") ? $0 : nil }
  }

  /// Whether a header or a module map in `folder` may include a file from elsewhere.
  private func includesOthers(_ folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.filter(HeaderText.isHeader).contains {
      HeaderText(of: "\(folder)/\($0)")?.mayLead(outOf: folder) ?? true
    }
  }

  private func hasLinks(_ folder: String) -> Bool {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.contains { FileManager.default.isLink(atPath: "\(folder)/\($0)") }
  }
}

extension PackageManifest {
  /// Whether the manifest's product of the same name, if there is one, has the same targets as `product`.
  fileprivate func keepsTargets(of product: Product) -> Bool {
    let own = products.first { $0.name == product.name && $0.kind == product.kind }
    return own.map { Set($0.targets) == Set(product.targets) } ?? true
  }
}

extension PackageManifest.Target {
  /// Whether the target may be compiled from files outside of its folder.
  fileprivate var reachesOutside: Bool {
    definition.isEmpty || ["\"plugin", "\"unsafeFlags\"", "../"].contains(where: definition.contains)
  }
}
