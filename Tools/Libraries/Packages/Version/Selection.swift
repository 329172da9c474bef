public import Surfaces

/// Which modules and declarations of a package are of interest.
public struct Selection: Sendable, Hashable {
  /// The modules by name, or empty for all.
  public var modules: Set<String>
  /// Which declarations count.
  public var surface: SurfaceOptions

  /// Makes a selection; without arguments all that the contract covers.
  public init(modules: Set<String> = [], surface: SurfaceOptions = SurfaceOptions()) {
    self.modules = modules
    self.surface = surface
  }

  /// Why `module` is left out, or nil if it is not.
  func reasonToSkip(_ module: String) -> String? {
    if !modules.isEmpty { return modules.contains(module) ? nil : "not asked for by --module" }
    if module.hasPrefix("_"), !surface.includesUnderscored {
      return "its name begins with an underscore; --include-underscored compares it"
    }
    return nil
  }

  /// The version without what is not selected.
  func applied(to version: PackageVersion) -> PackageVersion {
    var version = version
    for module in version.surfaces.map(\.module) + version.unchanged {
      guard let reason = reasonToSkip(module) else { continue }
      version.skipped.append(UnreadModule(module: module, reason: reason))
    }
    version.surfaces = version.surfaces.filter { reasonToSkip($0.module) == nil }
      .map { $0.filtered(surface) }
    version.unchanged.removeAll { reasonToSkip($0) != nil }
    version.failures.removeAll { reasonToSkip($0.module) != nil }
    return version
  }
}
