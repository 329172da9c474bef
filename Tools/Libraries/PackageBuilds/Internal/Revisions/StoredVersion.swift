import Foundation
import Processes
import PublicAPI

/// A built version of a package on disk, so that no revision is built twice.
///
/// Checksums of the record and of all compiled modules show whether an entry is damaged.
struct StoredVersion {
  private struct Unknown: Error {}

  private struct Record: Codable {
    let manifest: PackageManifest
    let sourceRoot: String
    let pins: String?
    let dependencies: DependencyState?
    let sharesPins: Bool
    let notComparedModules: [String: String]
    let unimportable: [String: String]
    let notCompared: [String: NotCompared]
    let hasUncheckedBodies: Bool
    let compiled: Set<String>
    let modules: [Module]
  }

  private struct Module: Codable {
    let built: BuiltModule
    let surface: Surface
    let checksum: String
  }

  let manifest: PackageManifest
  /// The path of the package in the checkout.
  let sourceRoot: String
  /// The pins of the commit, as a `Package.resolved`.
  let pins: String?
  /// The state of its dependencies when it was built, if it has any.
  var dependencies: DependencyState?
  /// Whether it had the same pins as the work tree when it was built.
  var sharesPins = false
  /// The targets that were compiled so far, with all their dependencies.
  var compiled: Set<String> = []
  /// The modules that were read so far.
  var modules: [String: ModuleReading] = [:]
  /// What the sources of the modules that were read hold besides.
  private(set) var notCompared: [String: NotCompared] = [:]
  /// Whether nobody asked for bodies that no client inlines.
  private(set) var hasUncheckedBodies = false

  /// Makes a version without any modules read.
  init(manifest: PackageManifest, sourceRoot: String, pins: String?) {
    self.manifest = manifest
    self.sourceRoot = sourceRoot
    self.pins = pins
  }

  /// Reads the entry in `directory`, or nil if it is incomplete or damaged.
  init?(from directory: String) {
    guard let record: Record = CheckedFile.read(Self.file(in: directory)) else { return nil }
    // The dependencies may have been replaced since it was compiled.
    guard record.dependencies?.isCurrent != false else { return nil }
    self.init(manifest: record.manifest, sourceRoot: record.sourceRoot, pins: record.pins)
    (dependencies, sharesPins, compiled) = (record.dependencies, record.sharesPins, record.compiled)
    (notCompared, hasUncheckedBodies) = (record.notCompared, record.hasUncheckedBodies)
    for (name, reason) in record.notComparedModules { modules[name] = .notCompared(reason: reason) }
    for (name, reason) in record.unimportable { modules[name] = .unimportable(reason: reason) }
    for module in record.modules {
      guard Self.checksum(of: module.built) == module.checksum else { return nil }
      modules[module.built.name] = .surface(module.surface, module.built)
    }
  }

  /// The version of `commit` with all modules that `manifest` selects; nil if one is neither stored nor in `unchanged`.
  func version(
    _ commit: String, of manifest: PackageManifest, title: String, _ unchanged: UnchangedModules
  ) -> PackageVersion? {
    var version = try? PackageVersion.reading(manifest, title: title) { names, purpose in
      try names.map { name in
        guard let reading = unchanged.reading(of: name, for: purpose) ?? modules[name] else {
          throw Unknown()
        }
        return reading
      }
    }
    version?.sourceRoot = sourceRoot
    version?.commit = commit
    version?.insert(notCompared, hasUncheckedBodies: hasUncheckedBodies)
    return version
  }

  /// Notes what the sources of modules hold besides what was read of them.
  mutating func insert(_ new: [String: NotCompared], hasUncheckedBodies isLazy: Bool) {
    notCompared.merge(new) { $1 }
    hasUncheckedBodies = hasUncheckedBodies || isLazy
  }

  /// Writes the version to `directory`.
  func write(to directory: String) throws {
    var stored: [Module] = []
    var (notComparedModules, unimportable): ([String: String], [String: String]) = ([:], [:])
    for (name, reading) in modules {
      switch reading {
      case .surface(let surface, let built?):
        stored.append(
          Module(built: built, surface: surface, checksum: Self.checksum(of: built)))
      case .notCompared(let reason): notComparedModules[name] = reason
      case .unimportable(let reason): unimportable[name] = reason
      case .surface, .unchanged, .failed: break
      }
    }
    let record = Record(
      manifest: manifest, sourceRoot: sourceRoot, pins: pins, dependencies: dependencies,
      sharesPins: sharesPins, notComparedModules: notComparedModules, unimportable: unimportable,
      notCompared: notCompared,
      hasUncheckedBodies: hasUncheckedBodies, compiled: compiled, modules: stored)
    try CheckedFile.write(record, to: Self.file(in: directory))
  }

  private static func file(in directory: String) -> String { "\(directory)/version.json" }

  private static func checksum(of module: BuiltModule) -> String {
    Checksum.of(file: module.path) ?? "missing"
  }
}
