/// What a package's manifest says, as far as its surface and its build are concerned.
public struct PackageManifest: Sendable, Hashable, Codable {
  /// The lowest version of the package tools that reads the manifest.
  var toolsVersion: String
  /// The language mode of targets that name none: `4`, `4.2`, `5` or `6`.
  public let languageMode: String
  /// The lowest version of each platform that is not the default.
  let platforms: [String: String]
  /// The products, in the manifest's order.
  public let products: [Product]
  /// The targets by name.
  public let targets: [String: Target]
  /// The library targets that are read although no product names them; nil for none.
  public var guardedTargets: [String]?
  /// The names of the package's traits.
  public let traits: [String]
  /// Those that are on for a package that names none.
  public let defaultTraits: [String]
  /// Those that each trait enables, directly or not.
  public let impliedTraits: [String: [String]]
  /// Those that are on: the default ones, unless a selection says otherwise.
  public var enabledTraits: Set<String>
  /// The platform that it is built for, as conditions name it: `linux`, `macos` and so on; nil where that is not known, so that
  /// all that is for some platform counts.
  public var platform: String?
  /// Whether it depends on any other package.
  public let hasDependencies: Bool
  /// Where the packages are that it depends on by a path on this machine.
  public let localDependencies: [String]
  /// All that the manifest says of the package besides its products and targets, as ``Target/definition`` does.
  public let definition: String
}

extension PackageManifest {
  /// What conditions call the platform of a triple such as `x86_64-unknown-linux-gnu`; nil for one that is not known.
  public static func platform(of triple: String) -> String? {
    let parts = triple.split(separator: "-").dropFirst()
    // Android says that it is Linux first.
    let names = [
      ("android", "android"), ("linux", "linux"), ("macabi", "maccatalyst"), ("macos", "macos"),
      ("ios", "ios"),
      ("tvos", "tvos"), ("watchos", "watchos"), ("xros", "visionos"), ("visionos", "visionos"),
      ("windows", "windows"), ("wasi", "wasi"), ("freebsd", "freebsd"), ("openbsd", "openbsd"),
    ]
    return names.first { prefix, _ in parts.contains { $0.hasPrefix(prefix) } }?.1
  }

  /// A product that other packages can name.
  public struct Product: Sendable, Hashable, Codable {
    /// The name by which packages ask for it.
    public let name: String
    /// What it is.
    public let kind: ProductKind
    /// How a library is linked: `dynamic` or `static`; nil where that is left to whoever builds it.
    let linkage: String?
    /// The names of its targets.
    public let targets: [String]
  }

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

  /// A target, as far as its surface is concerned.
  public struct Target: Sendable, Hashable, Codable {
    /// The kind as the manifest spells it: `regular`, `system`, `binary`, `macro` and others.
    public let kind: String
    /// The targets of the same package that it may depend on.
    let dependencies: [Dependency]
    /// The directory the manifest names, relative to the package's; nil for the usual one.
    public let path: String?
    /// The files and folders that are no part of it, relative to its folder.
    public let excluded: [String]
    /// Where the headers are that clients may include, relative to the target's folder; nil for the usual place.
    public let publicHeaders: String?
    /// All that the manifest says of the target, in a form that is the same for the same meaning.
    public let definition: String
  }
}
