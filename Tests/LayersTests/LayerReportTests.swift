import Layers
import Testing

@Suite struct LayerReportTests {
  /// An application of four modules, in which one thing is wrong for each kind of rule.
  private static func application() throws -> SamplePackage {
    try SamplePackage()
      .with("App", .program, imports: ["FeatureA", "FeatureB"])
      .with("FeatureA", imports: ["FeatureB", "Core"])
      .with("FeatureB", imports: ["Core", "Alien", "Foundation"])
      .with("Core", imports: ["Foundation"])
  }

  @Test func aLayerImportsNothingThatStandsAboveIt() throws {
    let package = try Self.application()
    let kept = try package.report(LayerRule(.layers, "App > Feature* > Core"))
    #expect(kept.isSound)
    let broken = try package.report(LayerRule(.layers, "Core > App > Feature*"))
    #expect(
      broken.findings.map(\.message) == [
        "FeatureA imports Core, which stands above it.", "FeatureB imports Core, which stands above it.",
      ])
    #expect(broken.findings.first?.place == SourcePlace(file: "FeatureA.swift", line: 2))
  }

  @Test func aNameWinsOverAPatternThatMeansItToo() throws {
    let report = try Self.application().report(LayerRule(.layers, "App > Feature* > FeatureB, Core"))
    #expect(report.isSound)
    let turned = try Self.application().report(LayerRule(.layers, "FeatureB > Feature*"))
    #expect(turned.findings.map(\.module) == ["FeatureA"])
  }

  @Test func modulesThatAreApartImportNoneOfEachOther() throws {
    let report = try Self.application().report(LayerRule(.apart, "Feature*"))
    #expect(report.findings.map(\.message) == ["FeatureA imports FeatureB, and the two are to be apart."])
  }

  @Test func aListIsAllThatAModuleMayImport() throws {
    let report = try Self.application().report(LayerRule(.mayImport, "FeatureB: nothing"))
    // What comes with the toolchain is free.
    #expect(report.findings.map(\.used) == ["Alien", "Core"])
    #expect(try Self.application().report(LayerRule(.mayImport, "FeatureB: Alien, Core")).isSound)
    #expect(try Self.application().report(LayerRule(.mayImport, "Feature*: Sources/*, third-party")).isSound)
  }

  @Test func whatIsForbiddenMayComeWithTheToolchain() throws {
    let report = try Self.application().report(LayerRule(.mayImport, "Core: not Foundation"))
    #expect(report.findings.map(\.used) == ["Foundation"])
    #expect(
      try Self.application().report(LayerRule(.mayImport, "Feature*: not third-party")).findings.map(\.used)
        == ["Alien"])
  }

  @Test func whatAnotherModuleReexportsCountsAsImported() throws {
    let package = try Self.application().with("Umbrella", imports: ["Core"], reexports: ["Core"])
      .with("Client", imports: ["Umbrella"])
    let report = try package.report(LayerRule(.mayImport, "Client: Umbrella"))
    #expect(report.findings.map(\.message) == ["Client gets Core through Umbrella, which it may not."])
  }

  @Test func whatIsAllowedAndUnusedIsToldAndBreaksNothing() throws {
    let report = try Self.application().report(LayerRule(.mayImport, "FeatureB: Alien, Core, Models"))
    #expect(report.isSound)
    #expect(
      report.text.contains("‘may-import = FeatureB: Alien, Core, Models’ allows Models, which nobody uses."))
  }

  @Test func aRuleAboutAModuleThatIsNotThereIsAnError() throws {
    #expect(
      throws: LayerError.unknownModule(
        name: "Cor", rule: "may-import = Cor: nothing", known: ["App", "Core", "FeatureA", "FeatureB"])
    ) {
      try Self.application().report(LayerRule(.mayImport, "Cor: nothing"))
    }
  }

  @Test func circlesAreFindingsWithoutAnyRule() throws {
    let report = try SamplePackage().with("One", imports: ["Two"]).with("Two", imports: ["Three"])
      .with("Three", imports: ["One"]).with("Four", imports: ["One"]).report()
    #expect(!report.isSound)
    #expect(report.text.contains("A circle of imports: One → Two → Three → One."))
  }

  @Test func testsThatNeedWhatIsBuiltOnTheirModuleAreTold() throws {
    let report = try Self.application().with("CoreTests", .tests, imports: ["Core", "FeatureA"], in: "Tests")
      .report()
    #expect(report.isSound)
    #expect(report.text.contains("The tests of Core need FeatureA, built on it."))
  }

  @Test func withoutRulesItProposesLinesThatHold() throws {
    let package = try Self.application().with("CoreTests", .tests, imports: ["Core"], in: "Tests")
    let text = try package.report().text
    #expect(text.contains("  layers = App > FeatureA > FeatureB > Core\n"))
    #expect(text.contains("  may-import = Core: nothing\n"))
    #expect(text.contains("  may-show = *: not third-party\n"))
    let proposed = [
      try LayerRule(.layers, "App > FeatureA > FeatureB > Core"), try LayerRule(.mayImport, "Core: nothing"),
      try LayerRule(.mayShow, "*: not third-party"),
    ]
    #expect(try LayerReport(on: package.architecture, by: proposed).isSound)
  }

  @Test func foldersAreProposedAsLayersWhereTheyAreSome() throws {
    let text = try SamplePackage().with("App", .program, imports: ["Core"], in: "Applications")
      .with("Core", in: "Libraries").with("CoreTests", .tests, imports: ["Core"], in: "Tests").report().text
    #expect(text.contains("  layers = Applications/*, Tests/* > Libraries/*\n"))
  }
}
