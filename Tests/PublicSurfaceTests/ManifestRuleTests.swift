import Compatibility
import Packages
import Pipeline
import Reports
import Surfaces
import Testing

/// What is said about manifests and modules can be looked up like everything else.
@Suite struct ManifestRuleTests {
  private static let poor = PackageManifest(
    name: "Kitchen", toolsVersion: "6.0", platforms: ["macos": "13.0"],
    products: [.init(name: "Kettle", kind: .library, targets: ["Kettle"])])

  private static let rich = PackageManifest(
    name: "Kitchen", toolsVersion: "6.1", platforms: ["macos": "14.0"],
    products: poor.products + [.init(name: "Pan", kind: .library, targets: ["Pan"])], traits: ["Gas"])

  private func rules(from old: PackageManifest, to new: PackageManifest) throws -> Set<String> {
    let kettle = Surface(module: "Kettle", declarations: [])
    let pan = Surface(module: "Pan", declarations: [])
    func side(_ manifest: PackageManifest) -> PackageVersion {
      PackageVersion(
        title: "side", surfaces: manifest.products.count == 1 ? [kettle] : [kettle, pan], manifest: manifest)
    }
    let report = try VersionComparison.report(old: side(old), new: side(new))
    let changes = report.changes.map(\.change)
    for change in changes {
      #expect(RuleCatalogue.rule(id: change.rule)?.verdict == change.verdict, "\(change.rule)")
    }
    return Set(changes.map(\.rule))
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
