extension PackageManifest {
  /// What the manifest promises to the packages that depend on this one.
  public var promises: PackagePromises {
    PackagePromises(
      products: Dictionary(products.map { ($0.name, $0.kind) }, uniquingKeysWith: { $1 }),
      platforms: platforms, toolsVersion: toolsVersion, traits: traits, defaultTraits: defaultTraits,
      impliedTraits: impliedTraits)
  }
}
