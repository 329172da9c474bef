import Processes
import PublicAPI

/// Reads versions that are already files: symbol graphs and baselines.
struct FileVersions: Sendable {
  /// The package to which the paths of its baselines are relative.
  let package: String
  let options: Set<SurfaceOption>
  /// The platform whose declarations count.
  let platform: String

  /// The modules of a directory of symbol graphs.
  func graphs(_ directory: String, title: String) throws -> PackageVersion {
    let folder = try GraphFolder(directory)
    var version = PackageVersion(title: title)
    for module in folder.modules {
      read(module, into: &version) { try folder.surface(of: module, options) }
    }
    return version
  }

  /// The modules of a directory of baselines.
  func baselines(_ directory: String, title: String) throws -> PackageVersion {
    let files = BaselineFile.all(in: directory)
    if files.isEmpty { throw PackageError.noBaselines(directory: directory) }
    var version = PackageVersion(title: title)
    version.guarded = Set(files.filter(\.isGuarded).map(\.name))
    let read = files.map { file in (file: file, surface: Result { try surface(file.path) }) }
    let owners = Dictionary(grouping: read) { (try? $0.surface.get())?.module ?? $0.file.name }
    for (module, owners) in owners.sorted(by: { $0.key < $1.key }) {
      self.read(module, into: &version) {
        // Nobody knows which of the two counts.
        if owners.count > 1 {
          throw PackageError.severalBaselines(
            module: module, files: owners.map { $0.file.path.path(from: package) })
        }
        return try owners[0].surface.get()
      }
    }
    return version
  }

  /// The module of one baseline.
  func baseline(_ file: String, title: String) throws -> PackageVersion {
    PackageVersion(title: title, surfaces: [try surface(file)])
  }

  /// The part of a baseline for this platform; throws if it was made with other options than this run has.
  ///
  /// Otherwise, declarations that the other options left out would count as added or removed.
  private func surface(_ file: String) throws -> Surface {
    let title = file.path(from: package)
    let surface = try BaselineFile(file).surface(called: title)
    guard surface.options == options else {
      throw PackageError.differentOptions(baseline: title, made: surface.options, asked: options)
    }
    return surface.on(platform: platform)
  }

  private func read(_ module: String, into version: inout PackageVersion, _ surface: () throws -> Surface) {
    do {
      let surface = try surface()
      version.modules.append((surface.module, .surface(surface, nil)))
    } catch {
      version.modules.append((module, .failed(reason: String(describing: error))))
    }
  }
}
