import Compatibility
import Testing

/// What is said about manifests can be looked up like everything else.
@Suite struct ManifestRuleTests {
  private static let poor = PackagePromises(
    products: ["Kettle": .library], platforms: ["macos": "13.0"], toolsVersion: "6.0")

  private static let rich = PackagePromises(
    products: ["Kettle": .library, "Pan": .library], platforms: ["macos": "14.0"], toolsVersion: "6.1",
    traits: ["Gas"])

  private func rules(from old: PackagePromises, to new: PackagePromises) -> Set<String> {
    let changes = ManifestComparison.changes(old: old, new: new)
    for change in changes {
      #expect(change.rule.verdict == change.verdict, "\(change.rule.id)")
    }
    return Set(changes.map(\.rule.id))
  }

  @Test func growthIsFoundAndCatalogued() {
    #expect(
      rules(from: Self.poor, to: Self.rich)
        == ["product-added", "trait-added", "platform-minimum-raised", "tools-version-raised"])
  }

  @Test func lossIsFoundAndCatalogued() {
    #expect(
      rules(from: Self.rich, to: Self.poor)
        == ["product-removed", "trait-removed", "platform-minimum-lowered", "tools-version-lowered"])
  }
}
