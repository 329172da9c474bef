import PublicAPI

/// The modules and declarations of a package that are read and compared.
struct Selection: Sendable {
  /// The modules by name; empty for all.
  let modules: Set<String>
  /// The names of library targets that are read although they are not in a product.
  let targets: Set<String>
  /// The modules of further such targets, if the package has them.
  let guardedModules: Set<String>
  /// The options that decide which declarations count.
  let surface: Set<SurfaceOption>
  /// The settings of the build.
  let variation: BuildVariation

  /// Why `module` is not compared, or nil if it is.
  func reasonNotToCompare(_ module: String) -> String? {
    if targets.contains(where: { PackageManifest.moduleName(of: $0) == module }) { return nil }
    if !modules.isEmpty { return modules.contains(module) ? nil : "not asked for by --module" }
    if !isPromised(module), !guardedModules.contains(module) {
      return "its name begins with an underscore; --include-underscored compares it"
    }
    return nil
  }

  /// Whether all modules of the version have names that promise nothing to clients.
  private func promisesNothing(_ version: PackageVersion) -> Bool {
    guard let products = version.products, let guarded = version.guarded else { return false }
    return holdsNothing(of: products.union(guarded))
  }

  /// Whether nobody has asked for a module, and all `names` promise nothing.
  func holdsNothing(of names: Set<String>) -> Bool {
    modules.isEmpty && names.allSatisfy { reasonNotToCompare($0) != nil }
  }

  /// Whether the name of a product or a module promises anything.
  private func isPromised(_ name: String) -> Bool {
    !name.hasPrefix("_") || surface.contains(.underscored)
  }

  /// The manifest with the guarded targets that it has, and with the enabled traits.
  func applied(to manifest: PackageManifest) -> PackageManifest {
    var manifest = manifest
    manifest.enabledTraits = variation.traits(of: manifest)
    // The build tells which platform an SDK is for.
    if variation.sdk != nil { manifest.platform = nil }
    manifest.guardedTargets = manifest.possibleLibraryTargets.filter {
      targets.contains($0) || guardedModules.contains(PackageManifest.moduleName(of: $0))
    }
    return manifest
  }

  /// The version without what is not selected.
  ///
  /// Each module gets what it re-exports from modules that are not compared themselves.
  func applied(to version: PackageVersion) -> PackageVersion {
    let surfaces = version.surfaces
    let compared = (version.products ?? []).filter(isPromised)
    func selected(_ found: Surface) -> Surface {
      if version.products == nil { return found.filtered(surface) }
      return found.resolvingReexports { compared.contains($0) ? nil : surfaces[$0] }.filtered(surface)
    }
    var version = version
    version.builtWith = variation.words(traits: version.traits)
    let promises = version.promises
    version.promises = promises?.filtered(products: isPromised, modules: { reasonNotToCompare($0) == nil })
    let names = Set(promises?.productNames.filter { !isPromised($0) } ?? [])
    version.notCompared.insert(names.subtracting(version.modules.map(\.name)), as: .underscored)
    version.isWithoutLibraries = version.isWithoutLibraries || promisesNothing(version)
    version.reexported = version.reexported.mapValues(selected)
    version.modules = version.modules.compactMap { name, reading in
      let reason = reasonNotToCompare(name)
      switch reading {
      case .surface(let found, let built) where reason == nil:
        return (name, .surface(selected(found), built))
      case .failed where reason != nil: return nil
      case .surface, .unchanged, .unimportable:
        return (name, reason.map { .notCompared(reason: $0) } ?? reading)
      case .notCompared, .failed: return (name, reading)
      }
    }
    // Underscored names that clients can reach through others are compared.
    let held = version.surfaces.values.flatMap(\.declarations)
    version.notCompared.subtract(held.compactMap { $0.context.first ?? $0.name }, of: .underscored)
    return version
  }
}
