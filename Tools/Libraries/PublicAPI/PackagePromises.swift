/// What a package's manifest promises to the packages that depend on it.
public struct PackagePromises: Sendable {
  /// The name of the manifest's file, which the package manager has chosen for its version.
  public let file: String
  /// The platform for which the manifest says so, if it asks on which one it is; nil if it does not ask.
  public let platform: String?
  /// The products that other packages can name, each with its kind; products of an unknown kind promise nothing.
  public let products: [String: ProductKind]
  /// The modules that each library product gives to packages that depend on it alone.
  public let modules: [String: Set<String>]
  /// How library products are linked, `dynamic` or `static`, if the manifest says so.
  public let linkage: [String: String]
  /// The lowest version of each platform that is not the default.
  public let platforms: [String: String]
  /// The lowest version of the package tools that reads the manifest.
  public let toolsVersion: String
  /// The names of the traits.
  public let traits: [String]
  /// The traits that are enabled for clients that name none.
  public let defaultTraits: [String]
  /// The traits that each trait enables, directly or not.
  public let impliedTraits: [String: [String]]

  /// Makes a description of what one manifest says.
  public init(
    products: [String: ProductKind] = [:], modules: [String: Set<String>] = [:],
    linkage: [String: String] = [:], platforms: [String: String] = [:], toolsVersion: String,
    traits: [String] = [], defaultTraits: [String] = [], impliedTraits: [String: [String]] = [:],
    file: String = "Package.swift", platform: String? = nil
  ) {
    (self.file, self.platform) = (file, platform)
    self.products = products
    self.modules = modules
    self.linkage = linkage
    self.platforms = platforms
    self.toolsVersion = toolsVersion
    self.traits = traits
    self.defaultTraits = defaultTraits
    self.impliedTraits = impliedTraits
  }

  /// The promises about the products and modules that the two conditions accept.
  public func filtered(products isProduct: (String) -> Bool, modules isModule: (String) -> Bool)
    -> PackagePromises
  {
    PackagePromises(
      products: products.filter { isProduct($0.key) },
      modules: modules.filter { isProduct($0.key) }.mapValues { $0.filter(isModule) }, linkage: linkage,
      platforms: platforms, toolsVersion: toolsVersion, traits: traits, defaultTraits: defaultTraits,
      impliedTraits: impliedTraits, file: file, platform: platform)
  }

  /// The names of the products.
  public var productNames: [String] { products.keys.sorted() }
}
