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
