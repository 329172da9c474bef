import Foundation
import Processes
import Surfaces

/// A directory of baselines, one file `MODULE.txt` a module.
public struct BaselineFolder: Sendable {
  /// The directory, which need not exist yet.
  public let directory: String

  /// Names a directory.
  public init(_ directory: String) {
    self.directory = directory
  }

  /// Where the baseline of `module` is.
  public func path(of module: String) -> String { BaselineFile(of: module, in: directory).path }

  /// The modules with a baseline, by name; empty if there is no directory.
  public var modules: [String] {
    BaselineFile.all(in: directory).map(\.name)
  }

  /// The modules whose baseline says that no product leads to them.
  var guarded: Set<String> {
    Set(BaselineFile.all(in: directory).filter(\.isGuarded).map(\.name))
  }

  /// Makes the surfaces of `version` the baselines of their modules; returns the modules whose file has changed, and
  /// those whose file is removed: it `keepsOthers`, or removes the baselines of modules that the version does not know.
  ///
  /// The baselines of guarded modules say so. Declarations of other platforms stay. All files are written under other names before the first takes its place:
  /// on any failure the old ones stay as they were.
  public func bless(_ version: PackageVersion, platform: String, keepsOthers: Bool) throws -> (
    changed: [String], removed: [String]
  ) {
    var changed: [(module: String, text: String)] = []
    for case (_, .surface(let surface, _)) in version.modules {
      let module = surface.module
      let file = BaselineFile(path(of: module))
      let text = BaselineFile.text(
        of: surface.keepingPlatforms(of: file.platformLines(module), platform: platform),
        isGuarded: version.guarded?.contains(module) ?? false)
      if text != (try? file.text()) ?? "" { changed.append((module, text)) }
    }
    try AtomicFiles.write(changed.map { (path(of: $0.module), $0.text) })
    let known = Set(version.modules.map(\.name))
    let removed = keepsOthers ? [] : modules.filter { !known.contains($0) }
    for module in removed { try remove(module) }
    return (changed.map(\.module), removed)
  }

  private func remove(_ module: String) throws {
    do {
      try FileManager.default.removeItem(atPath: path(of: module))
    } catch {
      throw FileError.unwritable(path: path(of: module), reason: error.localizedDescription)
    }
  }
}
