extension PackageManifest {
  /// What the manifest promises to the packages that depend on this one.
  public var promises: PackagePromises {
    PackagePromises(
      products: Dictionary(products.map { ($0.name, $0.kind) }, uniquingKeysWith: { $1 }),
      modules: Dictionary(
        products.filter { $0.kind == .library }.map { ($0.name, Set($0.targets.map(Self.moduleName))) },
        uniquingKeysWith: { $1 }),
      linkage: Dictionary(
        products.compactMap { product in product.linkage.map { (product.name, $0) } },
        uniquingKeysWith: { $1 }),
      platforms: platforms, toolsVersion: toolsVersion, traits: traits, defaultTraits: defaultTraits,
      impliedTraits: impliedTraits)
  }
}
