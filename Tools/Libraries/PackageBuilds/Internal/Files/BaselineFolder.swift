import Foundation
import Processes
import PublicAPI

/// A directory of baselines, which need not exist yet, with a file `MODULE.txt` for each module.
struct BaselineFolder: Sendable {
  let directory: String
  /// The names of the folders in it that have baselines of other variations.
  let others: [String]

  /// The baselines in `directory` for `variation`; those of the usual variation are directly in it.
  init(directory: String, variation: BuildVariation) {
    self.directory = variation.name.map { "\(directory)/\($0)" } ?? directory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    others = names.sorted().filter {
      $0 != variation.name && !BaselineFile.all(in: "\(directory)/\($0)").isEmpty
    }
  }

  /// The path of the baseline of `module`.
  func path(of module: String) -> String { BaselineFile(of: module, in: directory).path }

  /// The modules with a baseline, by name; empty if there is no directory.
  private var modules: [String] {
    BaselineFile.all(in: directory).map(\.name)
  }

  /// Whether there is no baseline.
  var isEmpty: Bool { modules.isEmpty }

  /// The modules whose baseline says that no product contains them.
  var guarded: Set<String> {
    Set(BaselineFile.all(in: directory).filter(\.isGuarded).map(\.name))
  }

  /// Makes the surfaces of `version` the baselines of their modules, as ``PackageReader/bless(_:keepsOthers:)`` says.
  func bless(_ version: PackageVersion, platform: String, keepsOthers: Bool) throws -> (
    changed: [String], removed: [String]
  ) {
    let changed = changes(to: version, platform: platform)
    try AtomicFiles.write(changed.map { ($0.path, $0.text) })
    let known = Set(version.modules.map(\.name))
    let removed = keepsOthers ? [] : modules.filter { !known.contains($0) }
    for module in removed { try remove(module) }
    return (changed.map(\.module), removed)
  }

  /// The baselines that would change if the surfaces of `version` became those of their modules.
  func changes(to version: PackageVersion, platform: String) -> [(module: String, path: String, text: String)]
  {
    var changed: [(module: String, path: String, text: String)] = []
    for case (_, .surface(let surface, _)) in version.modules {
      let module = surface.module
      let file = BaselineFile(path(of: module))
      let text = BaselineFile.text(
        of: surface.keepingPlatforms(of: file.platformLines(module), platform: platform),
        builtWith: version.builtWith, isGuarded: version.guarded?.contains(module) ?? false)
      if text != (try? file.text()) ?? "" { changed.append((module, file.path, text)) }
    }
    return changed
  }

  /// The modules of `tree` without a baseline, and what to do about each in `package`.
  func missing(from tree: PackageVersion, of package: String) -> [(module: String, reason: String)] {
    let present = Set(modules)
    let read = tree.modules.compactMap { _, reading in
      if case .surface(let surface, _) = reading { surface.module } else { nil }
    }
    return read.filter { !present.contains($0) }.map { module in
      let option = tree.guarded?.contains(module) ?? false ? "--target " : ""
      return (
        module,
        "its baseline \(path(of: module).path(from: package)) is missing; run `\(ToolName.current) bless \(option)\(module)` and commit it"
      )
    }
  }

  private func remove(_ module: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path(of: module))
    } catch {
      throw FileError.unwritable(path: path(of: module), reason: error.localizedDescription)
    }
  }
}
