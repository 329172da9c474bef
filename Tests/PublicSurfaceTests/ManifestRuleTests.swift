import Compatibility
import Packages
import Pipeline
import Reports
import Surfaces
import Testing

/// What is said about manifests and modules can be looked up like everything else.
@Suite struct ManifestRuleTests {
  private static let poor = PackageVersion(
    title: "poor", surfaces: [Surface(module: "Kettle", declarations: [])],
    promises: PackagePromises(
      products: ["Kettle": .library], platforms: ["macos": "13.0"], toolsVersion: "6.0"))

  private static let rich = PackageVersion(
    title: "rich", surfaces: ["Kettle", "Pan"].map { Surface(module: $0, declarations: []) },
    promises: PackagePromises(
      products: ["Kettle": .library, "Pan": .library], platforms: ["macos": "14.0"], toolsVersion: "6.1",
      traits: ["Gas"]))

  private func rules(from old: PackageVersion, to new: PackageVersion) throws -> Set<String> {
    let report = try VersionComparison.report(old: old, new: new)
    for change in report.modules.flatMap(\.changes) {
      #expect(RuleCatalogue.rule(id: change.rule)?.verdict == change.verdict, "\(change.rule)")
    }
    return Set(report.modules.flatMap(\.changes).map(\.rule))
  }

  @Test func growthIsFoundAndCatalogued() throws {
    let found = try rules(from: Self.poor, to: Self.rich)
    #expect(
      found == [
        "module-added", "product-added", "trait-added", "platform-minimum-raised", "tools-version-raised",
      ])
  }

  @Test func lossIsFoundAndCatalogued() throws {
    let found = try rules(from: Self.rich, to: Self.poor)
    #expect(
      found == [
        "module-removed", "product-removed", "trait-removed", "platform-minimum-lowered",
        "tools-version-lowered",
      ])
  }
}
