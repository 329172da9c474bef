import Foundation
import Processes
import PublicAPI

/// A folder in which all versions of a package with the same dependencies are built, one after the other.
///
/// So the dependencies are compiled once. What belongs to one version is moved away before the next one is built.
struct SharedScratchFolder: Sendable {
  /// The scratch path for the package manager.
  let scratch: String
  private let package: String
  private let own: Set<String>
  private let manifest: String
  private let progress: ProgressLog

  /// The folder for the version of `manifest` in `package`, whose committed `pins` count; nil if nothing can be shared.
  init?(
    for package: String, _ manifest: PackageManifest, pins: String?, in folder: CacheFolder,
    by reader: ModuleReader
  ) {
    // Local packages beside this one are part of the version.
    guard reader.buildSystem.isShareable, manifest.hasDependencies, manifest.localDependencies.isEmpty else {
      return nil
    }
    let facts = Facts(
      definition: manifest.definition, pins: pins, buildSystem: reader.request.buildSystem,
      checksBodies: reader.request.checksBodies, variation: reader.request.variation)
    scratch = folder.sharedScratch(CacheKey(of: facts, with: reader.toolchain).name)
    self.package = package
    own = Set(manifest.targets.keys)
    self.manifest = manifest.facts
    progress = reader.progress
  }

  private struct Facts: Encodable {
    let definition: String
    let pins: String?
    let buildSystem: String
    let checksBodies: Bool
    let variation: BuildVariation
  }

  /// Replaces the version that was built last; other versions wait until the returned lock ends.
  func enter() throws -> ScratchLock {
    do {
      try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    } catch {
      throw FileError.unwritable(path: scratch, reason: error.localizedDescription)
    }
    let turn = try ScratchLock(in: scratch) {
      progress.note("Waiting for another api-check that builds this package …")
    }
    try? FileManager.default.setAttributes([.modificationDate: Date.now], ofItemAtPath: scratch)
    let last: ScratchStamp? = CheckedFile.read("\(scratch)/last-visit.json")
    let visit = ScratchStamp(package: package, manifest: manifest, targets: own)
    if let last {
      if last != visit { last.removeTraces(in: scratch) }
    } else {
      // Any version may have left something.
      for name in (try? FileManager.default.contentsOfDirectory(atPath: scratch)) ?? [] {
        try? FileManager.default.removeItem(atPath: "\(scratch)/\(name)")
      }
    }
    do {
      try CheckedFile.write(visit, to: "\(scratch)/last-visit.json")
    } catch {
      turn.end()
      throw error
    }
    return turn
  }

  /// Removes what was built from the version, and keeps its dependencies.
  func discard() {
    ScratchStamp(package: package, manifest: manifest, targets: own).removeTraces(in: scratch)
  }

  /// The plan after the compiled `modules`, and the module maps of C targets, were linked into `folder`.
  ///
  /// There, later builds do not change them. What other versions have left is not part of it.
  func carry(_ plan: BuildPlan, _ modules: [String], to folder: String) throws -> BuildPlan {
    let directories = Set(plan.invocations.values.map(plan.modulesDirectory)).filter { $0.hasPrefix(scratch) }
    let maps = Set(own.map(plan.moduleMap)).filter(FileManager.default.fileExists)
    var places: [String: String] = [:]
    do {
      for directory in directories {
        places[directory] = try carry(directory, Set(modules), to: "\(folder)/modules")
      }
      for map in maps {
        let name = URL(filePath: map).deletingLastPathComponent().lastPathComponent
        places[map] = "\(folder)/maps/\(name)/module.modulemap"
        try FileManager.default.link(map, to: "\(folder)/maps/\(name)/module.modulemap")
      }
    } catch {
      throw FileError.unwritable(path: folder, reason: error.localizedDescription)
    }
    return plan.moved(places)
  }

  private func carry(_ directory: String, _ modules: Set<String>, to folder: String) throws -> String {
    let place = "\(folder)/\(Checksum.of(directory.utf8))"
    try? FileManager.default.removeItem(atPath: place)
    // If only tests have dependencies, no module had to be compiled.
    guard FileManager.default.fileExists(atPath: directory) else { return place }
    for name in try FileManager.default.contentsOfDirectory(atPath: directory)
    where modules.contains(String(name.prefix { $0 != "." })) {
      try FileManager.default.link("\(directory)/\(name)", to: "\(place)/\(name)")
    }
    return place
  }

  /// The state that shows whether the dependencies' files are still the same.
  var state: DependencyState { DependencyState(of: scratch) }
}

extension FileManager {
  /// Links or copies the file at `path` to `other`; a build that writes a new file at `path` does not change that.
  fileprivate func link(_ path: String, to other: String) throws {
    let folder = URL(filePath: other).deletingLastPathComponent()
    try createDirectory(at: folder, withIntermediateDirectories: true)
    try? removeItem(atPath: other)
    do {
      try linkItem(atPath: path, toPath: other)
    } catch {
      try copyItem(atPath: path, toPath: other)
    }
  }
}
