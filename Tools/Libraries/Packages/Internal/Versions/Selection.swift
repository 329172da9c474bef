import Surfaces

/// Which modules and declarations of a package are of interest.
struct Selection: Sendable {
  /// The modules by name, or empty for all.
  let modules: Set<String>
  /// Which declarations count.
  let surface: SurfaceOptions

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
    version.modules = version.modules.compactMap { name, reading in
      let reason = reasonToSkip(name)
      switch reading {
      case .surface(let found, let built) where reason == nil:
        return (name, .surface(found.filtered(surface), built))
      case .failed where reason != nil: return nil
      case .surface, .unchanged: return (name, reason.map { .skipped(reason: $0) } ?? reading)
      case .skipped, .failed: return (name, reading)
      }
    }
    return version
  }
}
