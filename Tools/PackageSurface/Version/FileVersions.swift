import PublicSurface

/// Versions that are files already: symbol graphs and baselines.
public struct FileVersions: Sendable {
  private let selection: Selection
  private let platform: String

  /// Makes a reader for what exists on `platform`.
  public init(selection: Selection, platform: String) {
    self.selection = selection
    self.platform = platform
  }

  /// The modules of a directory of symbol graphs.
  public func graphs(_ directory: String, title: String) throws -> PackageVersion {
    let folder = try GraphFolder(directory)
    var side = Side(title: title, surfaces: [])
    for module in folder.modules {
      read(module, into: &side) { try folder.surface(of: module) }
    }
    return selection.applied(to: PackageVersion(side: side))
  }

  /// The modules of a directory of baselines.
  public func baselines(_ directory: String, title: String) throws -> PackageVersion {
    let folder = BaselineFolder(directory)
    if folder.modules.isEmpty { throw PackageError.noBaselines(directory: directory) }
    var side = Side(title: title, surfaces: [])
    for module in folder.modules {
      read(module, into: &side) { try folder.surface(of: module).on(platform: platform) }
    }
    return selection.applied(to: PackageVersion(side: side))
  }

  /// The module of one baseline.
  public func baseline(_ file: String, title: String) throws -> PackageVersion {
    let surface = try BaselineFolder.surface(file: file).on(platform: platform)
    return selection.applied(to: PackageVersion(side: Side(title: title, surfaces: [surface])))
  }

  private func read(_ module: String, into side: inout Side, _ surface: () throws -> Surface) {
    do {
      side.surfaces.append(try surface())
    } catch {
      side.failures.append(Coverage.Skipped(module: module, reason: String(describing: error)))
    }
  }
}
