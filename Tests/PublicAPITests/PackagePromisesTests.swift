import APIComparison
import PublicAPI
import Testing

@Suite struct PackagePromisesTests {
  @Test func whatStaysIsNoChange() {
    let promises = PackagePromises(
      products: ["Shop": .library], platforms: ["macos": "13"], toolsVersion: "6.0", traits: ["Fast"],
      defaultTraits: ["Fast"])
    #expect(promises.changes(since: promises) == [])
  }

  @Test func aProductThatBecameAnotherKindIsGone() throws {
    let changes = PackagePromises(products: ["shop": .plugin], toolsVersion: "6.0")
      .changes(since: PackagePromises(products: ["shop": .executable], toolsVersion: "6.0"))
    let change = try #require(changes.first)
    #expect(changes.count == 1)
    #expect(change.rule.id == "product-removed")
    #expect(change.verdict == .breaking)
    #expect(
      [change.declaration, change.lines.old, change.lines.new] == [
        "executable shop", "executable shop", "plugin shop",
      ])
  }

  @Test func aProductOfNoKnownKindPromisesNothing() {
    let changes = PackagePromises(toolsVersion: "6.0")
      .changes(since: PackagePromises(products: ["shop": .other], toolsVersion: "6.0"))
    #expect(changes == [])
  }

  @Test(
    arguments: [
      (nil, "13", "platform-minimum-raised"), ("12", "13", "platform-minimum-raised"),
      ("9", "10.15", "platform-minimum-raised"), ("13", "12", "platform-minimum-lowered"),
      ("13", nil, "platform-minimum-lowered"),
    ] as [(String?, String?, String)])
  func versionsOfPlatformsAreComparedAsNumbers(old: String?, new: String?, rule: String) {
    #expect(rules(platform("macos", old), platform("macos", new)) == [rule])
  }

  @Test func versionsThatNobodyHadAreNoLoss() {
    #expect(rules(platform("macos", nil), platform("macos", "10.13")) == [])
    #expect(rules(platform("ios", "12.0"), platform("ios", nil)) == [])
    #expect(rules(platform("ios", "9.0"), platform("ios", "13.0")) == ["platform-minimum-raised"])
  }

  @Test(arguments: [("6.0", "6.3", "tools-version-raised"), ("6.0", "5.10", "tools-version-lowered")])
  func theToolsVersionDecidesWhoCanReadTheManifest(old: String, new: String, rule: String) {
    #expect(rules(PackagePromises(toolsVersion: old), PackagePromises(toolsVersion: new)) == [rule])
  }

  /// The package manager passes over versions that the client's tools cannot read.
  @Test func newerToolsBreakNobody() {
    let changes = PackagePromises(toolsVersion: "6.3").changes(since: PackagePromises(toolsVersion: "6.0"))
    #expect(changes.map(\.verdict) == [.compatible])
  }

  @Test func equalVersionsInOtherWordsAreNoChange() {
    #expect(rules(PackagePromises(toolsVersion: "6"), PackagePromises(toolsVersion: "6.0.0")) == [])
  }

  @Test func aTraitThatIsGoneIsNotAlsoOffByDefault() {
    let old = PackagePromises(
      toolsVersion: "6.0", traits: ["Fast", "Small"], defaultTraits: ["Fast", "Small"])
    let new = PackagePromises(toolsVersion: "6.0", traits: ["Small", "Safe"])
    #expect(rules(old, new).sorted() == ["trait-added", "trait-default-removed", "trait-removed"])
  }

  @Test func aTraitThatEnablesAnotherOneNoLongerTakesItAway() {
    let traits = ["All", "Fast", "Gone"]
    let old = PackagePromises(
      toolsVersion: "6.0", traits: traits, impliedTraits: ["All": ["Fast", "Gone"], "Gone": ["Fast"]])
    let new = PackagePromises(
      toolsVersion: "6.0", traits: ["All", "Fast", "New"], impliedTraits: ["New": ["Fast"]])
    #expect(rules(old, new).sorted() == ["trait-added", "trait-enables-less", "trait-removed"])
  }

  @Test func aProductIsJudgedByWhatItGives() {
    let products: [String: ProductKind] = ["Shop": .library, "Till": .library]
    let old = PackagePromises(
      products: products, modules: ["Shop": ["Shop", "Till"], "Till": ["Till"]], toolsVersion: "6.0")
    let new = PackagePromises(
      products: products, modules: ["Shop": ["Shop"], "Till": ["Till", "Shop"]], toolsVersion: "6.0")
    #expect(rules(old, new).sorted() == ["product-target-added", "product-target-removed"])
    let bringing = new.changes(since: old, reexports: ([:], ["Shop": ["Drawer"], "Drawer": ["Till"]]))
    #expect(bringing.map(\.rule.id) == ["product-target-added"])
    #expect(new.changes(since: old, reported: ["Till", "Shop"]) == [])
    let unasked = [old, new].map { $0.filtered(products: { $0 != "Shop" }, modules: { $0 != "Shop" }) }
    #expect(unasked[1].changes(since: unasked[0]) == [])
  }

  @Test func anotherKindOfLibraryBreaksNobody() {
    let changes = PackagePromises(products: ["Shop": .library], modules: ["Shop": []], toolsVersion: "6.0")
      .changes(
        since: PackagePromises(
          products: ["Shop": .library], modules: ["Shop": []], linkage: ["Shop": "dynamic"],
          toolsVersion: "6.0"))
    #expect(changes.map(\.rule.id) == ["product-linkage-changed"])
    #expect(changes.map(\.verdict) == [.compatible])
  }

  @Test func everyChangeStandsOnTheManifestThatIsRead() {
    let (old, file) = (PackagePromises(toolsVersion: "6.0"), "Package@swift-6.3.swift")
    let changes = PackagePromises(toolsVersion: "6.3", file: file).changes(since: old)
    #expect(changes.map(\.location?.file) == [file])
    #expect(
      PackagePromises(toolsVersion: "6.3").changes(since: old).map(\.location?.file) == ["Package.swift"])
  }

  @Test func aManifestThatAsksForThePlatformIsOnlyKnownThere() {
    let (name, products) = ("Shop", ["Shop": ProductKind.library])
    let old = PackagePromises(products: products, modules: [name: [name]], toolsVersion: "6.0")
    let new = PackagePromises(toolsVersion: "6.3", platform: "Linux")
    #expect(new.changes(since: old).map(\.rule.id) == ["product-removed", "tools-version-raised"])
    #expect(new.changes(since: old).map { $0.explanation.contains("on Linux") } == [true, false])
    let gone = new.placing(.removal(ofModule: name, size: "all of it is"), since: old)
    #expect(gone.explanation.hasPrefix("That is so on Linux; the manifest asks for the platform"))
    #expect(old.changes(since: new).first?.explanation.contains("on Linux") == true)
    #expect(PackagePromises(toolsVersion: "6.0").changes(since: old).first?.fact == "")
  }

  private func platform(_ name: String, _ version: String?) -> PackagePromises {
    PackagePromises(platforms: version.map { [name: $0] } ?? [:], toolsVersion: "6.0")
  }

  private func rules(_ old: PackagePromises, _ new: PackagePromises) -> [String] {
    new.changes(since: old).map(\.rule.id)
  }
}
