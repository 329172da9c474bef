import APIComparison
import GateTestSupport
import PublicAPI
import Reports
import Testing

@Suite struct ReportEntryTests {
  private func changes(from old: String, to new: String) throws -> [Change] {
    let sides = try [old, new].map { lines in
      try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.txt")
    }
    return Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain))
  }

  private func report(_ old: String, _ new: String, as format: ReportFormat = .text) throws -> String {
    let report = Report(on: [.compared("Shop", try changes(from: old, to: new))])
    return try format.render(report, in: ReportContext(heading: ""))
  }

  @Test func whatHappenedToOneDeclarationIsOneEntry() throws {
    let (old, new) = ("func find() -> Int?", "func find() throws -> Int")
    let text = try report(old, new)
    #expect(text.contains("Shop: 1 breaking\n"))
    #expect(text.contains("  breaking find() [result-type-changed, throws-added]\n"))
    #expect(text.ranges(of: "    - func find() -> Int?\n").count == 1)
    #expect(text.ranges(of: "Remedy: ").count == 1)
    #expect(try report(old, new, as: .github).ranges(of: "::error ").count == 1)
    #expect(try report(old, new, as: .markdown).ranges(of: "<code>find()</code>").count == 1)
    #expect(try report(old, new, as: .json).ranges(of: #""rule" :"#).count == 2)
  }

  @Test func aNameIsSaidWithoutBackticks() throws {
    let text = try report(
      "static var PackageVersion.`default`: PackageVersion { get }\nenum PackageVersion",
      "static var PackageVersion.`default`: PackageVersion { get async }\nenum PackageVersion")
    #expect(text.contains("  breaking PackageVersion.default [async-added]\n"))
    #expect(text.contains("    - static var PackageVersion.`default`: PackageVersion { get }\n"))
  }

  @Test func overloadsAreEntriesOfTheirOwn() throws {
    let text = try report(
      "func add(_: Int)\nfunc add(_: Bool)", "func add(_: Int) throws\nfunc add(_: Bool) throws")
    #expect(text.contains("Shop: 2 breaking\n"))
    #expect(text.ranges(of: "add(_:) [throws-added]").count == 2)
  }

  @Test func anAdditionIsSaidInOneBreath() throws {
    let text = try report("struct Cart", "struct Cart\nfunc pay()\nextension Cart: Sendable")
    #expect(text.contains("  additive Cart: Sendable [conformance-added]\n  additive pay()"))
    #expect(text.contains("  additive pay() [declaration-added]\n    + func pay()\n\n"))
  }

  @Test func parametersThatWereAddedTogetherAreToldTogether() throws {
    let text = try report("func pay()", "func pay(by: Int = 1, at: Int = 2)")
    #expect(text.contains("‘pay()’ has new parameters ‘by’, ‘at’ with default values."))
  }

  @Test func aBaselineThatIsStaleByWhatIsToldAnywayIsOneLine() throws {
    let changes = try changes(from: "func f()\nfunc g()", to: "func f() throws\nfunc h()")
    let stale = ModuleOutcome.compared("Shop", changes)
    for format in [ReportFormat.text, .markdown] {
      let text = try format.render(
        Report(on: [stale]).addingStaleBaselines([stale]), in: ReportContext(heading: ""))
      #expect(text.contains("Baseline of Shop: stale by the changes above\n"))
      #expect(text.ranges(of: "throws-added").count == 1)
    }
    let untold = try ReportFormat.text.render(
      Report(on: []).addingStaleBaselines([stale]), in: ReportContext(heading: ""))
    #expect(untold.contains("f() [throws-added]"))
  }

  @Test func whatAHundredEntriesSayIsExplainedTwentyTimes() throws {
    let old = (1...100).map { "func f\($0)()" }
    let text = try report(old.joined(separator: "\n"), old.map { "\($0) throws" }.joined(separator: "\n"))
    #expect(text.ranges(of: "() [throws-added]").count == 100)
    #expect(text.ranges(of: "() throws\n").count == 100)
    #expect(text.ranges(of: "Remedy: ").count == 20)
    #expect(
      text.contains(
        "  Of 100 entries [throws-added] the first 20 are explained; with --format html all are.\n"))
    let additions = try report("func g()", (["func g()"] + old).joined(separator: "\n"))
    #expect(additions.ranges(of: "[declaration-added]").count == 100 && !additions.contains("explained"))
  }

  @Test func onlyAClientThatFailsIsShown() throws {
    var change = Change(
      RuleCatalogue.rule(id: "case-added") ?? .unclassified, verdict: .compatible,
      of: .entry("PackageVersion.up", old: nil, new: "case PackageVersion.up"),
      fact: "Clients compile.", meaning: "", remedy: .words(""))
    change.client = "func client() {}\n"
    func text() throws -> String {
      try ReportFormat.text.render(
        Report(on: [.compared("Shop", [change])]), in: ReportContext(heading: ""))
    }
    #expect(try !text().contains("Client:"))
    change.diagnostic = "no such case"
    #expect(try text().contains("    Client: func client() {}\n    Compiler: no such case\n"))
  }
}
