import Foundation
import PublicSurface

/// A built version of a package on disk, so that no revision is built twice.
///
/// The surfaces lie beside it as baselines, with the places of their declarations in a second file; checksums of all
/// files tell a damaged entry from a sound one.
struct StoredVersion: Codable {
  private struct Module: Codable {
    let built: BuiltModule
    let unseen: [String]
    let checksums: [String: String]
  }

  private let manifest: PackageManifest
  private let sourceRoot: String?
  private let skipped: [Coverage.Skipped]
  private let modules: [Module]

  /// Writes `version` to `directory`; the entry counts once its last file is there.
  static func write(_ version: PackageVersion, manifest: PackageManifest, to directory: String) throws {
    var modules: [Module] = []
    for surface in version.side.surfaces {
      guard let built = version.built[surface.module] else { continue }
      let places = surface.declarations.map { $0.location.map { "\($0.line)\t\($0.file)" } ?? "" }
      let files = files(of: built, in: directory)
      try AtomicFiles.write([
        (files.surface, Baseline.render(surface)), (files.places, places.joined(separator: "\n")),
      ])
      modules.append(
        Module(
          built: built, unseen: surface.unseen.map(\.rawValue).sorted(), checksums: checksums(of: files.all)))
    }
    let stored = StoredVersion(
      manifest: manifest, sourceRoot: version.side.sourceRoot, skipped: version.side.skipped, modules: modules
    )
    let text = String(decoding: try JSONEncoder().encode(stored), as: UTF8.self)
    try AtomicFiles.write([(path(in: directory), text + "\n" + Checksum.of(text.utf8))])
  }

  /// Reads the entry in `directory`, or nil if it is incomplete or damaged.
  static func read(from directory: String, title: String) -> PackageVersion? {
    guard let text = try? String(contentsOfFile: path(in: directory), encoding: .utf8) else { return nil }
    let parts = text.split(separator: "\n")
    guard parts.count == 2, Checksum.of(parts[0].utf8) == parts[1],
      let stored = try? JSONDecoder().decode(StoredVersion.self, from: Data(parts[0].utf8))
    else { return nil }
    var version = PackageVersion(side: Side(title: title, surfaces: [], manifest: stored.manifest))
    version.side.sourceRoot = stored.sourceRoot
    version.side.skipped = stored.skipped
    for module in stored.modules {
      let files = files(of: module.built, in: directory)
      guard checksums(of: files.all) == module.checksums, let surface = surface(of: module, files) else {
        return nil
      }
      version.side.surfaces.append(surface)
      version.built[module.built.name] = module.built
    }
    return version
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
