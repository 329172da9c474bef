import PublicAPI

extension BuildVariation {
  /// The traits of `manifest` that are on.
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

  /// The names among those that were asked for that none of `manifests` has.
  func unknownTraits(in manifests: [PackageManifest]) -> [String] {
    guard case .named(let names) = traits else { return [] }
    return Set(names).subtracting(manifests.flatMap(\.traits) + ["default"]).sorted()
  }

  /// What the package manager is told for the package with `manifest`, which may know fewer traits than another version.
  func arguments(for manifest: PackageManifest) -> [String] {
    var arguments = conditions.flatMap { ["-Xswiftc", "-D\($0)"] }
    if let sdk { arguments += ["--swift-sdk", sdk] }
    if manifest.traits.isEmpty || traits == .defaults { return arguments }
    let enabled = traits(of: manifest).sorted()
    return arguments
      + (enabled.isEmpty ? ["--disable-default-traits"] : ["--traits", enabled.joined(separator: ",")])
  }

  /// What tells it from others in the name of a folder; nil for the usual one.
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

  /// What it says for people of a package with these `traits` on.
  func words(traits: Set<String>) -> [String] {
    let named = traits.sorted().joined(separator: ", ")
    return (traits.isEmpty ? [] : ["\(traits.count == 1 ? "the trait" : "the traits") \(named)"])
      + conditions.map { "-D \($0)" } + (sdk.map { ["the Swift SDK \($0)"] } ?? [])
  }
}
