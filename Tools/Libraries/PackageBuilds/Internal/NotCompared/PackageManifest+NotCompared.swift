import PublicAPI

extension PackageManifest {
  /// The targets and traits that are not among the `modules` which a version tells of; tests are for nobody.
  func notCompared(besides modules: [String]) -> NotCompared {
    let told = Set(modules)
    // A product that is not a library is listed by its own name.
    let products = products.filter { $0.kind != .library }.flatMap(\.targets)
    let left = targets.filter {
      !told.contains(Self.moduleName(of: $0.key)) && !products.contains($0.key)
    }
    var notCompared = NotCompared()
    for (name, target) in left {
      switch target.kind {
      case "test": break
      case "executable", "snippet": notCompared.insert([name], as: .programs)
      case "plugin": notCompared.insert([name], as: .plugins)
      case "macro": notCompared.insert([name], as: .macros)
      default: notCompared.insert([name], as: .targets)
      }
    }
    notCompared.insert(Set(traits).subtracting(enabledTraits), as: .traits)
    return notCompared
  }
}
