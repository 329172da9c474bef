/// Compares what two manifests of a package promise.
public enum ManifestComparison: Sendable {
  /// The name under which a report lists these changes.
  public static let reportName = "Package.swift"

  /// The differences that a package depending on this one can notice; all stand on the manifest.
  public static func changes(old: PackageManifest, new: PackageManifest) -> [Change] {
    let changes =
      productChanges(old, new) + platformChanges(old, new) + toolsVersionChanges(old, new)
      + traitChanges(old, new)
    return changes.map {
      var change = $0
      change.location = SourceLocation(file: reportName, line: 1)
      return change
    }
  }

  private static func productChanges(_ old: PackageManifest, _ new: PackageManifest) -> [Change] {
    let before = Dictionary(old.products.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let after = Dictionary(new.products.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    let removed = before.values.filter { $0.kind != .other && after[$0.name]?.kind != $0.kind }.map {
      Change(
        rule: "product-removed", verdict: .breaking, declaration: $0.title, old: $0.title,
        new: after[$0.name]?.title,
        explanation: "A package that depends on the product no longer resolves.",
        remedy: "Keep the product, with the targets that took over its work.")
    }
    let added = after.values.filter { $0.kind != .other && before[$0.name] == nil }.map {
      Change(
        rule: "product-added", verdict: .additive, declaration: $0.title, old: nil, new: $0.title,
        explanation: "Packages can depend on it.", remedy: "")
    }
    return removed + added
  }

  private static func platformChanges(_ old: PackageManifest, _ new: PackageManifest) -> [Change] {
    Set(old.platforms.keys).union(new.platforms.keys).compactMap { platform in
      let (before, after) = (old.platforms[platform], new.platforms[platform])
      guard Version(before ?? "0") != Version(after ?? "0") else { return nil }
      let isRaised = Version(before ?? "0") < Version(after ?? "0")
      return Change(
        rule: isRaised ? "platform-minimum-raised" : "platform-minimum-lowered",
        verdict: isRaised ? .breaking : .additive,
        declaration: "platform \(platform)", old: before.map { "\(platform) \($0)" },
        new: after.map { "\(platform) \($0)" },
        explanation: isRaised
          ? "A client that supports an older version can no longer depend on the package."
          : "Clients that support an older version can depend on the package.",
        remedy: isRaised ? "Mark what needs the newer version with @available instead." : "")
    }
  }

  private static func toolsVersionChanges(_ old: PackageManifest, _ new: PackageManifest) -> [Change] {
    guard Version(old.toolsVersion) != Version(new.toolsVersion) else { return [] }
    let isRaised = Version(old.toolsVersion) < Version(new.toolsVersion)
    return [
      Change(
        rule: isRaised ? "tools-version-raised" : "tools-version-lowered",
        verdict: isRaised ? .breaking : .additive, declaration: "swift-tools-version",
        old: old.toolsVersion, new: new.toolsVersion,
        explanation: isRaised
          ? "A client with an older toolchain can no longer read the manifest."
          : "Clients with an older toolchain can read the manifest.",
        remedy: isRaised ? "Add a Package@swift-\(old.toolsVersion).swift for older toolchains." : "")
    ]
  }

  private static func traitChanges(_ old: PackageManifest, _ new: PackageManifest) -> [Change] {
    let removed = Set(old.traits).subtracting(new.traits).map {
      Change(
        rule: "trait-removed", verdict: .breaking, declaration: "trait \($0)", old: "trait \($0)", new: nil,
        explanation: "A package that turns the trait on no longer resolves.",
        remedy: "Keep the trait, even if it no longer changes anything.")
    }
    let added = Set(new.traits).subtracting(old.traits).map {
      Change(
        rule: "trait-added", verdict: .additive, declaration: "trait \($0)", old: nil, new: "trait \($0)",
        explanation: "Packages can turn it on.", remedy: "")
    }
    return removed + added
  }
}

extension PackageManifest.Product {
  fileprivate var title: String { "\(kind.rawValue) \(name)" }
}
