extension PackageManifest {
  /// The targets whose modules are read: those of library products and the guarded ones, each once, by name.
  public var libraryTargets: [String] {
    Set(productTargets + (guardedTargets ?? [])).sorted()
  }

  /// The targets that library products name.
  public var productTargets: [String] {
    products.filter { $0.kind == .library }.flatMap(\.targets)
  }

  /// The targets that could be named by a library product.
  public var possibleLibraryTargets: [String] {
    targets.filter { $0.value.kind == "regular" }.keys.sorted()
  }

  /// The targets among `names` that none of the others depends on; whoever builds these builds all of `names`.
  public func roots(of names: [String]) -> [String] {
    let below = Set(names.flatMap { dependencies(of: $0) })
    return names.filter { !below.contains($0) }
  }

  /// `names`, and the targets of this package that they depend on.
  public func ownDependencies(of names: [String]) -> [String] {
    Set(names + names.flatMap { dependencies(of: $0) }).filter { targets[$0] != nil }.sorted()
  }

  /// The targets of the package that `target` depends on, directly or not, for the enabled traits and the platform.
  public func dependencies(of target: String) -> Set<String> {
    func direct(_ target: String) -> [String] {
      (targets[target]?.dependencies ?? []).filter { $0.condition.holds(for: platform, with: enabledTraits) }
        .map(\.name)
    }
    var found: Set<String> = []
    var open = direct(target)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += direct(next) }
    }
    return found
  }

  /// The name under which Swift code imports a target; characters that identifiers cannot have become underscores.
  public static func moduleName(of target: String) -> String {
    let name = String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
