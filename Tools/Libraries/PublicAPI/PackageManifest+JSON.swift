public import Foundation

extension PackageManifest {
  /// Reads what `swift package dump-package` prints.
  ///
  /// Throws the decoder's error if it is anything else.
  public init(dump data: Data) throws {
    let dump = try JSONDecoder().decode(Dump.self, from: data)
    let definitions = try ManifestDefinitions(dump: data)
    let traits = Dictionary((dump.traits ?? []).map { ($0.name, $0.enabledTraits ?? []) }) { $1 }
    let enabled = Self.traits(enabledBy: "default", traits)
    self.init(
      toolsVersion: dump.toolsVersion._version,
      languageMode: dump.languageMode,
      platforms: Dictionary(
        (dump.platforms ?? []).map { ($0.platformName, $0.version) }, uniquingKeysWith: { $1 }),
      products: dump.products.map {
        Product(name: $0.name, kind: $0.kind, linkage: $0.linkage, targets: $0.targets)
      },
      targets: Dictionary(
        dump.targets.map {
          let target = Target(
            kind: $0.type, dependencies: $0.dependencyNames, path: $0.path, excluded: $0.exclude ?? [],
            publicHeaders: $0.publicHeadersPath, definition: definitions.targets[$0.name] ?? "")
          return ($0.name, target)
        },
        uniquingKeysWith: { $1 }),
      traits: traits.keys.filter { $0 != "default" }.sorted(),
      defaultTraits: enabled.sorted(),
      impliedTraits: Dictionary(
        uniqueKeysWithValues: traits.keys.map { ($0, Self.traits(enabledBy: $0, traits).sorted()) }),
      enabledTraits: enabled,
      hasDependencies: dump.dependencies?.isEmpty == false,
      localDependencies: (dump.dependencies ?? []).compactMap(\.path), definition: definitions.package)
  }

  /// The traits that `trait` enables, directly or through others.
  private static func traits(enabledBy trait: String, _ traits: [String: [String]]) -> Set<String> {
    var found: Set<String> = []
    var open = traits[trait] ?? []
    while let next = open.popLast() {
      if found.insert(next).inserted { open += traits[next] ?? [] }
    }
    return found
  }
}

private struct Dump: Decodable {
  struct ToolsVersion: Decodable {
    let _version: String
  }
  struct Platform: Decodable {
    let platformName: String
    let version: String
  }
  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Kind?]

    var kind: ProductKind {
      type.keys.first.flatMap(ProductKind.init) ?? .other
    }

    /// How the library is linked; nil if the manifest leaves that open.
    var linkage: String? {
      let word = type["library"]??.words.first
      return word == "automatic" ? nil : word
    }

    /// The words that the manifest lists for a kind; empty if its value is something else.
    struct Kind: Decodable {
      let words: [String]

      init(from decoder: any Decoder) throws {
        words = (try? decoder.singleValueContainer().decode([String].self)) ?? []
      }
    }
  }
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let publicHeadersPath: String?
    let exclude: [String]?
    let dependencies: [[String: [Word?]]]?

    /// The names of dependencies that may be targets of this package; names of products and plugins do no harm.
    var dependencyNames: [PackageManifest.Dependency] {
      (dependencies ?? []).flatMap { dependency in
        ["byName", "target"].compactMap { kind in
          let words = dependency[kind] ?? []
          guard let name = words.first?.flatMap(\.text) else { return nil }
          return PackageManifest.Dependency(
            name: name, condition: words.compactMap { $0?.condition }.last ?? PackageManifest.Condition())
        }
      }
    }
  }
  struct Dependency: Decodable {
    struct Source: Decodable {
      struct Location: Decodable {
        let local: [String]?
      }
      let path: String?
      let location: Location?
    }
    let fileSystem: [Source]?
    let sourceControl: [Source]?

    /// The path of the package, if it is on this machine.
    var path: String? { fileSystem?.first?.path ?? sourceControl?.first?.location?.local?.first }
  }
  struct Trait: Decodable {
    let name: String
    let enabledTraits: [String]?
  }
  /// A name in an array that also has other elements, or the condition after the name.
  struct Word: Decodable {
    let text: String?
    let condition: PackageManifest.Condition?

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try? value.decode(String.self)
      condition = try? value.decode(PackageManifest.Condition.self)
    }
  }

  let toolsVersion: ToolsVersion
  let swiftLanguageVersions: [String]?
  let platforms: [Platform]?
  let products: [Product]
  let targets: [Target]
  let traits: [Trait]?
  let dependencies: [Dependency]?

  /// The newest language mode that the manifest lists, or else that of its tools version.
  var languageMode: String {
    let listed = (swiftLanguageVersions ?? []).max { Version($0) < Version($1) }
    let tools = toolsVersion._version
    return listed ?? (tools.hasPrefix("4.2") ? "4.2" : String(tools.prefix { $0 != "." }))
  }
}
