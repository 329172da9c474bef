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
  /// The library targets that are read although no product contains them; nil for none.
  public var guardedTargets: [String]?
  /// The names of the package's traits.
  public let traits: [String]
  /// The traits that are enabled for clients that name none.
  public let defaultTraits: [String]
  /// The traits that each trait enables, directly or not.
  public let impliedTraits: [String: [String]]
  /// The enabled traits: the default ones, unless a selection says otherwise.
  public var enabledTraits: Set<String>
  /// The platform of the build, as conditions name it: `linux`, `macos` and so on.
  ///
  /// If it is nil, dependencies for any platform count.
  public var platform: String?
  /// Whether it depends on any other package.
  public let hasDependencies: Bool
  /// The paths of packages on this machine that the package depends on.
  public let localDependencies: [String]
  /// The name of its file, which the package manager has chosen for its version.
  public var file = "Package.swift"
  /// Whether it asks on which platform it is, so that it may say something else on others.
  public var asksForPlatform = false
  /// Everything else that the manifest says about the package, in the form of ``Target/definition``.
  public let definition: String
}

extension PackageManifest {
  /// The name in conditions for the platform of a triple such as `x86_64-unknown-linux-gnu`; nil if it is unknown.
  public static func platform(of triple: String) -> String? {
    let parts = triple.split(separator: "-").dropFirst()
    // The triple of Android also contains `linux`.
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
    /// The kind of the product.
    public let kind: ProductKind
    /// How a library is linked: `dynamic` or `static`; nil if the manifest leaves that open.
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
      impliedTraits: impliedTraits, file: file, platform: asksForPlatform ? platformTitle : nil)
  }

  /// The name of the platform that people use.
  private var platformTitle: String? {
    let others = [
      "macos": "macOS", "maccatalyst": "Mac Catalyst", "ios": "iOS", "tvos": "tvOS", "wasi": "WASI",
    ]
    return platform.map { others[$0] ?? $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// A target, as far as its surface is concerned.
  public struct Target: Sendable, Hashable, Codable {
    /// The kind as the manifest spells it: `regular`, `system`, `binary`, `macro` and others.
    public let kind: String
    /// The targets of the same package that the target may depend on.
    let dependencies: [Dependency]
    /// The directory in the manifest, relative to the package's; nil for the usual one.
    public let path: String?
    /// The files and folders that do not belong to the target, relative to its folder.
    public let excluded: [String]
    /// The directory of the public headers, relative to the target's folder; nil for the usual one.
    public let publicHeaders: String?
    /// All that the manifest says about the target, as a text that is the same for the same meaning.
    public let definition: String
  }
}
