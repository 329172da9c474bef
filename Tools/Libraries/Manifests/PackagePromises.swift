/// What a package's manifest promises to the packages that depend on it.
public struct PackagePromises: Sendable {
  /// The products that other packages can name, each with its kind; those of no known kind promise nothing.
  let products: [String: ProductKind]
  /// The lowest version of each platform that is not the default.
  let platforms: [String: String]
  /// The lowest version of the package tools that reads the manifest.
  let toolsVersion: String
  /// The names of the traits.
  let traits: [String]
  /// Those that are on for a package that names none.
  let defaultTraits: [String]
  /// Those that each trait turns on besides, directly or not.
  let impliedTraits: [String: [String]]

  /// Makes a description of what one manifest says.
  public init(
    products: [String: ProductKind] = [:], platforms: [String: String] = [:], toolsVersion: String,
    traits: [String] = [], defaultTraits: [String] = [], impliedTraits: [String: [String]] = [:]
  ) {
    self.products = products
    self.platforms = platforms
    self.toolsVersion = toolsVersion
    self.traits = traits
    self.defaultTraits = defaultTraits
    self.impliedTraits = impliedTraits
  }
}
