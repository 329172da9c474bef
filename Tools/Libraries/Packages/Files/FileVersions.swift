import Surfaces

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
    var version = PackageVersion(title: title)
    for module in folder.modules {
      read(module, into: &version) { try folder.surface(of: module, selection.surface) }
    }
    return selection.applied(to: version)
  }

  /// The modules of a directory of baselines.
  public func baselines(_ directory: String, title: String) throws -> PackageVersion {
    let folder = BaselineFolder(directory)
    if folder.modules.isEmpty { throw PackageError.noBaselines(directory: directory) }
    var version = PackageVersion(title: title)
    for module in folder.modules {
      read(module, into: &version) { try checked(folder.surface(of: module), folder.path(of: module)) }
    }
    return selection.applied(to: version)
  }

  /// The module of one baseline.
  public func baseline(_ file: String, title: String) throws -> PackageVersion {
    let surface = try checked(BaselineFolder.surface(file: file), file)
    return selection.applied(to: PackageVersion(title: title, surfaces: [surface]))
  }

  /// What a baseline says of this platform, if it was made with the options of this run: otherwise what was left out
  /// there would pass for added or removed.
  private func checked(_ surface: Surface, _ file: String) throws -> Surface {
    guard surface.options == selection.surface else {
      throw PackageError.differentOptions(baseline: file, made: surface.options, asked: selection.surface)
    }
    return surface.on(platform: platform)
  }

  private func read(_ module: String, into version: inout PackageVersion, _ surface: () throws -> Surface) {
    do {
      version.surfaces.append(try surface())
    } catch {
      version.failures.append(UnreadModule(module: module, reason: String(describing: error)))
    }
  }
}
