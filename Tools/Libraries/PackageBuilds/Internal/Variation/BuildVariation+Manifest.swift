import PublicAPI

extension BuildVariation {
  /// The enabled traits of `manifest`.
  func traits(of manifest: PackageManifest) -> Set<String> {
    switch traits {
    case .defaults: Set(manifest.defaultTraits)
    case .all: Set(manifest.traits)
    case .none: []
    case .named(let names):
      names.reduce(into: []) { enabled, name in
        if name == "default" { enabled.formUnion(manifest.defaultTraits) }
        guard manifest.traits.contains(name) else { return }
        enabled.formUnion([name] + (manifest.impliedTraits[name] ?? []))
      }
    }
  }

  /// The traits that were asked for and that none of `manifests` has.
  func unknownTraits(in manifests: [PackageManifest]) -> [String] {
    guard case .named(let names) = traits else { return [] }
    return Set(names).subtracting(manifests.flatMap(\.traits) + ["default"]).sorted()
  }

  /// The package manager's arguments for the package with `manifest`, which may have fewer traits than another version.
  func arguments(for manifest: PackageManifest) -> [String] {
    var arguments = conditions.flatMap { ["-Xswiftc", "-D\($0)"] }
    if let sdk { arguments += ["--swift-sdk", sdk] }
    if manifest.traits.isEmpty || traits == .defaults { return arguments }
    let enabled = traits(of: manifest).sorted()
    return arguments
      + (enabled.isEmpty ? ["--disable-default-traits"] : ["--traits", enabled.joined(separator: ",")])
  }

  /// The name of the variation in folder names; nil for the usual one.
  var name: String? {
    let traits: [String] =
      switch self.traits {
      case .defaults: []
      case .all: ["all-traits"]
      case .none: ["no-default-traits"]
      case .named(let names): ["traits-" + names.joined(separator: "+")]
      }
    let parts = traits + conditions.map { "define-\($0)" } + (sdk.map { ["sdk-\($0)"] } ?? [])
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }

  /// The variation in words for people, for a package with these enabled `traits`.
  func words(traits: Set<String>) -> [String] {
    let named = traits.sorted().joined(separator: ", ")
    return (traits.isEmpty ? [] : ["\(traits.count == 1 ? "the trait" : "the traits") \(named)"])
      + conditions.map { "-D \($0)" } + (sdk.map { ["the Swift SDK \($0)"] } ?? [])
  }
}
