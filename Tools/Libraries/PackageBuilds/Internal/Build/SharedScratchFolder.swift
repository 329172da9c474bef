import Foundation
import Processes
import PublicAPI

/// A folder in which all versions of a package that have the same dependencies are built, one after the other, so that
/// what they depend on is compiled once.
///
/// What a version has of its own is carried away, so that the next one can take its place.
struct SharedScratchFolder: Sendable {
  /// What the package manager is told to build in.
  let scratch: String
  private let package: String
  private let own: Set<String>
  private let manifest: String
  private let progress: ProgressLog

  /// The folder for the version of `manifest` in `package`, whose `pins` are under version control; nil where nothing can be
  /// shared.
  init?(
    for package: String, _ manifest: PackageManifest, pins: String?, in folder: CacheFolder,
    by reader: ModuleReader
  ) {
    // Packages beside this one are part of the version.
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

  /// Takes the place of the version that was built last; others wait until this turn is ended.
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
      // Something may be left of anybody.
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

  /// Removes what was built of the version, and leaves what it depends on.
  func discard() {
    ScratchStamp(package: package, manifest: manifest, targets: own).removeTraces(in: scratch)
  }

  /// The plan where those `modules` that are compiled, and what was made for targets in C, are in `folder`, where they stay as
  /// they are; what others have left is none of the version.
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
    // Where only tests depend on something, no module had to be compiled.
    guard FileManager.default.fileExists(atPath: directory) else { return place }
    for name in try FileManager.default.contentsOfDirectory(atPath: directory)
    where modules.contains(String(name.prefix { $0 != "." })) {
      try FileManager.default.link("\(directory)/\(name)", to: "\(place)/\(name)")
    }
    return place
  }

  /// What tells whether the files of dependencies are still those that were there.
  var state: DependencyState { DependencyState(of: scratch) }
}

extension FileManager {
  /// Makes the file at `path` known at `other`, too; whoever writes it anew leaves it there as it is.
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
