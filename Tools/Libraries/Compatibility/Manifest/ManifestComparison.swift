import Surfaces

/// Compares what two manifests of a package promise.
public enum ManifestComparison: Sendable {
  /// The name under which a report lists these changes.
  public static let reportName = "Package.swift"

  /// The differences that a package depending on this one can notice; all stand on the manifest.
  public static func changes(old: PackagePromises, new: PackagePromises) -> [Change] {
    let changes =
      productChanges(old, new) + platformChanges(old, new) + toolsVersionChanges(old, new)
      + traitChanges(old, new)
    return changes.map {
      var change = $0
      change.location = SourceLocation(file: reportName, line: 1)
      return change
    }
  }

  private static func productChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
    let removed = old.products.filter { $1 != .other && new.products[$0] != $1 }.map { name, kind in
      Change(
        rule: "product-removed", verdict: .breaking, declaration: kind.title(name), old: kind.title(name),
        new: new.products[name]?.title(name),
        explanation: "A package that depends on the product no longer resolves.",
        remedy: "Keep the product, with the targets that took over its work.")
    }
    let added = new.products.filter { $1 != .other && old.products[$0] == nil }.map { name, kind in
      Change(
        rule: "product-added", verdict: .additive, declaration: kind.title(name), old: nil,
        new: kind.title(name),
        explanation: "Packages can depend on it.", remedy: "")
    }
    return removed + added
  }

  private static func platformChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
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

  private static func toolsVersionChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
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

  private static func traitChanges(_ old: PackagePromises, _ new: PackagePromises) -> [Change] {
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

extension ProductKind {
  fileprivate func title(_ name: String) -> String { "\(rawValue) \(name)" }
}
