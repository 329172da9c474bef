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
    let diff = APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)
    return diff.attributingCauses(to: Classifier.changes(in: diff))
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

  @Test("What comes from one edit is one entry, before those of fewer declarations")
  func causes() throws {
    let names = (1...7).map { "f\($0)" }
    let old = "func a()\n" + names.map { "func \($0)(_: Int)\n" }.joined()
    let new = "func a() -> Int\n" + names.map { "func \($0)(_: Int) throws\n" }.joined()
    let text = try report(old, new, as: .text)
    #expect(text.contains("Shop: 2 breaking (8 declarations)\n"), "\(text)")
    #expect(
      text.contains("    Also in 6 other declarations: f2(_:), f3(_:), f4(_:), f5(_:), f6(_:) and 1 more.\n"))
    #expect(!text.contains("  breaking f2(_:)"))
    #expect(try report(old, new, as: .github).ranges(of: "::error ").count == 2)
    #expect(try report(old, new, as: .markdown).contains("<code>f6(&#95;:)</code> and 1 more."))
    let page = try report(old, new, as: .html)
    #expect(page.ranges(of: "<details class=\"change breaking\"").count == 8)
    #expect(page.contains("<h3>The same in 6 more</h3>"))
    #expect(try report(old, new, as: .json).ranges(of: #""relation" : "same-edit""#).count == 6)
    #expect(
      try report(old, new, as: .sarif).ranges(of: "The same was edited in f1(_:) [throws-added].").count == 6)
  }

  @Test("A declaration that was changed in another way, too, is told by itself")
  func moreThanItsCause() throws {
    let old = "func a(_: Int)\nfunc b(_: Int)\nfunc c(_: Int)\nfunc d(_: Int) -> Int?"
    let new =
      "func a(_: Int) throws\nfunc b(_: Int) throws\nfunc c(_: Int) throws\nfunc d(_: Int) throws -> Int"
    var changes = try changes(from: old, to: new)
    let cause = try #require(changes.first { $0.declaration == "b(_:)" }?.cause)
    let throwing = try #require(
      changes.firstIndex { $0.declaration == "d(_:)" && $0.rule.id == "throws-added" })
    changes[throwing].cause = cause
    let text = try ReportFormat.text.render(
      Report(on: [.compared("Shop", changes)]), in: ReportContext(heading: ""))
    #expect(text.contains("Shop: 2 breaking (4 declarations)\n"), "\(text)")
    #expect(text.contains("  breaking d(_:) [result-type-changed, throws-added]\n"), "\(text)")
  }

  @Test(
    "What clients in Swift 5 mode notice is not told with what they do not, and the other way round it is")
  func languageModes() throws {
    var changes = try changes(
      from: "func a()\nfunc b()\nfunc c()\nfunc d()",
      to: "func a() async\nfunc b() async\nfunc c() async\nfunc d() async")
    changes[0].isFeltOnlyInSwift6 = true
    changes[1].isFeltOnlyInSwift6 = true
    let text = try ReportFormat.text.render(
      Report(on: [.compared("Shop", changes)]), in: ReportContext(heading: ""))
    #expect(text.contains("Shop: 3 breaking (4 declarations)\n"), "\(text)")
    #expect(text.ranges(of: "No client in Swift 5 mode is known to notice.").count == 1)
    changes[0].isFeltOnlyInSwift6 = false
    let folded = try ReportFormat.text.render(
      Report(on: [.compared("Shop", changes)]), in: ReportContext(heading: ""))
    #expect(folded.contains("Shop: 1 breaking (4 declarations)\n"), "\(folded)")
    #expect(!folded.contains("Swift 5 mode"))
  }

  @Test("What tests and examples write most comes first, if it is as bad, and only what breaks is counted")
  func mentions() throws {
    let changes = try changes(
      from: "func ask()\nfunc rest()\nfunc talk()", to: "func ask() throws\nfunc rest()\nfunc sing()")
    var asked: Set<String> = []
    let report = Report(on: [.compared("Shop", changes)]).countingMentions { words in
      asked = words
      return ["talk": 2]
    }
    #expect(asked == ["ask", "talk"])
    let text = try ReportFormat.text.render(report, in: ReportContext(heading: ""))
    let (ask, talk) = (text.firstRange(of: "breaking ask()"), text.firstRange(of: "breaking talk()"))
    #expect(try #require(talk).lowerBound < #require(ask).lowerBound, "\(text)")
    let json = try ReportFormat.json.render(report, in: ReportContext(heading: ""))
    #expect(json.ranges(of: #""mentions" : 2"#).count == 1)
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
    let new = (1...100).map { "func f\($0)(at\($0): Int)" }
    let text = try report(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(text.ranges(of: "() [parameter-added]").count == 100)
    #expect(text.ranges(of: ": Int)\n").count == 100)
    #expect(text.ranges(of: "Remedy: ").count == 20)
    #expect(
      text.contains(
        "  Of 100 entries [parameter-added] the first 20 are explained; with --format html all are.\n"))
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
