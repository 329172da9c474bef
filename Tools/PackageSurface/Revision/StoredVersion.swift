import Foundation
import PublicSurface

/// A built version of a package on disk, so that no revision is built twice.
///
/// The surfaces lie beside it as baselines, with the places of their declarations in a second file; checksums of all
/// files tell a damaged entry from a sound one.
struct StoredVersion {
  private struct Unknown: Error {}

  private struct Record: Codable {
    let manifest: PackageManifest
    let sourceRoot: String
    let skipped: [Coverage.Skipped]
    let modules: [Module]
  }

  private struct Module: Codable {
    let built: BuiltModule
    let unseen: [String]
    let checksums: [String: String]
  }

  let manifest: PackageManifest
  /// The package's checkout.
  let sourceRoot: String
  /// What was read so far.
  private(set) var modules: [String: ModuleReading] = [:]

  /// A version of which nothing was read yet.
  init(manifest: PackageManifest, sourceRoot: String) {
    self.manifest = manifest
    self.sourceRoot = sourceRoot
  }

  /// Reads the entry in `directory`, or nil if it is incomplete or damaged.
  init?(from directory: String) {
    guard let text = try? String(contentsOfFile: Self.path(in: directory), encoding: .utf8) else {
      return nil
    }
    let parts = text.split(separator: "\n")
    guard parts.count == 2, Checksum.of(parts[0].utf8) == parts[1],
      let record = try? JSONDecoder().decode(Record.self, from: Data(parts[0].utf8))
    else { return nil }
    self.init(manifest: record.manifest, sourceRoot: record.sourceRoot)
    for skipped in record.skipped { modules[skipped.module] = .skipped(reason: skipped.reason) }
    for module in record.modules {
      let files = Self.files(of: module.built, in: directory)
      guard Self.checksums(of: files.all) == module.checksums,
        let surface = Self.surface(of: module, files)
      else { return nil }
      modules[module.built.name] = .surface(surface, module.built)
    }
  }

  /// The whole version if `told` tells of every module that is not known, or else nil.
  func version(title: String, _ told: [String: ModuleReading]) -> PackageVersion? {
    let known = modules.merging(told) { $1 }
    var version = try? PackageVersion(title: title, manifest: manifest) { names in
      try names.map { name in
        guard let reading = known[name] else { throw Unknown() }
        return reading
      }
    }
    version?.side.sourceRoot = sourceRoot
    return version
  }

  /// The version with what else was read of it.
  func adding(_ readings: [String: ModuleReading]) -> StoredVersion {
    var version = self
    version.modules.merge(readings) { $1 }
    return version
  }

  /// Writes the version to `directory`; the entry counts once its last file is there.
  func write(to directory: String) throws {
    var stored: [Module] = []
    var skipped: [Coverage.Skipped] = []
    for (name, reading) in modules {
      switch reading {
      case .surface(let surface, let built?):
        let places = surface.declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
        let files = Self.files(of: built, in: directory)
        try AtomicFiles.write([
          (files.surface, Baseline.render(surface)), (files.places, places.joined(separator: "\n")),
        ])
        stored.append(
          Module(
            built: built, unseen: surface.unseen.map(\.rawValue).sorted(),
            checksums: Self.checksums(of: files.all)))
      case .skipped(let reason): skipped.append(Coverage.Skipped(module: name, reason: reason))
      case .surface, .unchanged, .failed: break
      }
    }
    let record = Record(manifest: manifest, sourceRoot: sourceRoot, skipped: skipped, modules: stored)
    let text = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    try AtomicFiles.write([(Self.path(in: directory), text + "\n" + Checksum.of(text.utf8))])
  }

  private static func surface(
    of module: Module, _ files: (surface: String, places: String, all: [String])
  ) -> Surface? {
    guard let text = try? String(contentsOfFile: files.surface, encoding: .utf8),
      let surface = try? Baseline.parse(text, file: files.surface),
      let places = try? String(contentsOfFile: files.places, encoding: .utf8)
    else { return nil }
    let lines = places.split(separator: "\n", omittingEmptySubsequences: false)
    let located = zip(surface.declarations, lines).map { declaration, line in
      var declaration = declaration
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2, let number = Int(parts[0]) {
        declaration.location = SourceLocation(file: String(parts[1]), line: number)
      }
      return declaration
    }
    return Surface(
      module: surface.module, declarations: located, unseen: Set(module.unseen.compactMap(UnseenFact.init)))
  }

  static func path(in directory: String) -> String { "\(directory)/version.json" }

  private static func files(
    of module: BuiltModule, in directory: String
  ) -> (surface: String, places: String, all: [String]) {
    let surface = "\(directory)/surfaces/\(module.name).surface"
    let places = "\(directory)/surfaces/\(module.name).places"
    return (surface, places, [surface, places, "\(module.modulesDirectory)/\(module.name).swiftmodule"])
  }

  private static func checksums(of files: [String]) -> [String: String] {
    Dictionary(files.map { ($0, Checksum.of(file: $0) ?? "missing") }, uniquingKeysWith: { $1 })
  }
}
