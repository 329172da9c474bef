import Manifests

/// What a package's manifest promises to the packages that depend on it.
struct PackageManifest: Sendable, Hashable, Codable {
  /// A product that other packages can name.
  struct Product: Sendable, Hashable, Codable {
    /// The product's name.
    var name: String
    /// What it is.
    var kind: ProductKind
    /// The names of its targets.
    var targets: [String]

    /// Makes a product.
    init(name: String, kind: ProductKind, targets: [String]) {
      self.name = name
      self.kind = kind
      self.targets = targets
    }
  }

  /// The package's name.
  var name: String
  /// The lowest version of the package tools that reads the manifest.
  var toolsVersion: String
  /// The lowest version of each platform that is not the default.
  var platforms: [String: String]
  /// The products, in the manifest's order.
  var products: [Product]
  /// The targets by name: the kind the manifest gives (`regular`, `system`, `binary`, …) and what they depend on.
  var targets: [String: Target]
  /// The library targets that are read although no product names them; nil for none.
  var guardedTargets: [String]?
  /// The names of the package's traits.
  var traits: [String]
  /// Those that are on for a package that names none.
  var defaultTraits: [String]
  /// Those that each trait enables, directly or not.
  var impliedTraits: [String: [String]]
  /// Those that are on: the default ones, unless a selection says otherwise.
  var enabledTraits: Set<String>
  /// Whether it depends on any other package.
  var hasDependencies: Bool
  /// Where the packages are that it depends on by a path on this machine.
  var localDependencies: [String]
  /// All that the manifest says of the package besides its products and targets, as ``Target/definition`` does.
  var definition: String

  /// A target, as far as its surface is concerned.
  struct Target: Sendable, Hashable, Codable {
    /// The kind as the manifest spells it.
    var kind: String
    /// The targets of the same package that it depends on.
    var dependencies: [String]
    /// The directory the manifest names, relative to the package's; nil for the usual one.
    var path: String?
    /// Where the headers are that clients may include, relative to the target's folder; nil for the usual place.
    var publicHeaders: String?
    /// All that the manifest says of the target, in a form that is the same for the same meaning.
    var definition: String

    /// Makes a target.
    init(
      kind: String, dependencies: [String] = [], path: String? = nil, publicHeaders: String? = nil,
      definition: String = ""
    ) {
      self.kind = kind
      self.dependencies = dependencies
      self.path = path
      self.publicHeaders = publicHeaders
      self.definition = definition
    }
  }

  /// Makes a manifest.
  init(
    name: String, toolsVersion: String, platforms: [String: String] = [:], products: [Product] = [],
    targets: [String: Target] = [:], traits: [String] = [], defaultTraits: [String] = [],
    impliedTraits: [String: [String]] = [:],
    hasDependencies: Bool = false, localDependencies: [String] = [], definition: String = ""
  ) {
    self.name = name
    self.toolsVersion = toolsVersion
    self.platforms = platforms
    self.products = products
    self.targets = targets
    self.traits = traits
    self.defaultTraits = defaultTraits
    self.impliedTraits = impliedTraits
    enabledTraits = Set(defaultTraits)
    self.hasDependencies = hasDependencies
    self.localDependencies = localDependencies
    self.definition = definition
  }
}
