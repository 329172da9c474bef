import APIComparison
import Reports
import Testing

@Suite struct ReportTests {
  private func change(_ verdict: Verdict, of declaration: String = "boil()") -> Change {
    Change(
      .unclassified, verdict: verdict, of: .entry(declaration, old: "func a()", new: "func b()"),
      fact: "", meaning: "", remedy: .words(""))
  }

  @Test func theWorstChangeDecides() throws {
    let report = Report(on: [
      .compared("Pan", [change(.additive, of: "fry()"), change(.breaking, of: "cook()"), change(.breaking)]),
      .compared("Kettle", [change(.compatible)]),
    ])
    let json = try ReportJSON(report)
    #expect(json.formatVersion == 3)
    #expect(json.verdict == .breaking)
    #expect(json.requiredBump == "major")
    #expect(json.modules.map(\.name) == ["Kettle", "Pan"])
    #expect(json.modules.map(\.verdict) == [.compatible, .breaking])
    #expect(json.modules.last?.changes.map(\.declaration) == ["boil()", "cook()", "fry()"])
    #expect(report.changes.map(\.module) == ["Kettle", "Pan", "Pan", "Pan"])
  }

  @Test(arguments: [
    (Verdict.none, Report.Outcome.settled), (.compatible, .drift), (.additive, .drift),
    (.breaking, .breakage),
  ])
  func itAsksForAsMuchAsTheWorstChange(verdict: Verdict, outcome: Report.Outcome) {
    #expect(Report(on: [.compared("Kettle", [change(verdict)])]).outcome == outcome)
  }

  @Test func theWorstOfSeveralComparisonsDecides() throws {
    let reports = [Verdict.additive, .breaking].map { Report(on: [.compared("Kettle", [change($0)])]) }
    let merged = [(reports[0], reports[1]), (reports[1], reports[0])].map { $0.merging([("1.0.0", $1)]) }
    #expect(try merged.map { try ReportJSON($0).requiredBump } == ["major", "major"])
  }

  @Test func whatIsAcceptedIsOnlyANotice() throws {
    let report = Report(on: [.compared("Kettle", [change(.breaking)])])
    let decided = report.accepting(all: Decision(reason: "Nobody calls it.", until: "2.0.0"))
    let context = ReportContext(heading: "")
    #expect(try ReportFormat.github.render(report, in: context).hasPrefix("::error "))
    #expect(try ReportFormat.github.render(decided, in: context).hasPrefix("::notice "))
  }

  @Test func silenceIsNoSafety() {
    #expect(Report(on: []).outcome == .nothingCompared)
    #expect(Report(on: [.notCompared("Kettle", reason: "")]).outcome == .nothingCompared)
    #expect(Report(on: [.manifest("Package.swift", [change(.breaking)])]).outcome == .nothingCompared)
    #expect(Report(on: [.unchanged("Kettle")]).outcome == .settled)
  }

  @Test func everyModuleIsAccountedFor() throws {
    let report = Report(
      on: [
        .notCompared("Wok", reason: "not asked for"), .unchanged("Cup"), .compared("Kettle", []),
        .added("Pan", [change(.additive)]), .removed("Pot", [change(.breaking)]),
        .manifest("Package.swift", [change(.additive)]),
      ], declarations: (4, 5), notChecked: ["defaults"])
    let json = try ReportJSON(report)
    #expect(json.coverage.compared == 2)
    #expect(json.coverage.unchanged == ["Cup"])
    #expect(json.coverage.added == ["Pan"])
    #expect(json.coverage.removed == ["Pot"])
    #expect(json.coverage.skipped == [ReportJSON.Skipped(module: "Wok", reason: "not asked for")])
    #expect((json.coverage.declarationsOld, json.coverage.declarationsNew) == (4, 5))
    #expect(json.coverage.notChecked == ["defaults"])
    #expect(json.modules.map(\.name) == ["Kettle", "Package.swift", "Pan", "Pot"])
    #expect(json.modules.map(\.status) == ["compared", "compared", "added", "removed"])
    let text = try ReportFormat.text.render(report, in: ReportContext(heading: "Comparing."))
    #expect(text.hasPrefix("Comparing.\n"))
    #expect(
      text.hasSuffix(
        """
        Coverage: 2 modules compared (4 → 5 declarations; 1 not read, since both sides have the same files), 1 module added (Pan), \
        1 removed (Pot), 1 skipped (Wok, not asked for); not checked: defaults.

        """))
  }

  @Test func whatIsLeftOutIsNamedOrCounted() throws {
    let lids = (1...6).map { "lid\($0)" }
    let report = Report(
      on: [.compared("Kettle", [])] + lids.map { .notCompared($0, reason: "a lid") },
      notComparedKinds: [("pans", ["Wok"]), ("lids", lids)])
    let text = try ReportFormat.text.render(report, in: ReportContext(heading: ""))
    #expect(text.hasSuffix("6 skipped (a lid); not compared: pans (Wok), 6 lids.\n"))
    let left = try ReportJSON(report).coverage.leftOut
    #expect(left.map(\.reason) == ["pans", "lids"])
    #expect(left.map(\.names) == [["Wok"], lids])
  }

  @Test func whereNothingCanBeGuardedNothingHasToBeCompared() throws {
    let program = ModuleOutcome.notCompared("cook", reason: "a program")
    #expect(Report(on: [program], hasNoLibraries: true).outcome == .settled)
    #expect(Report(on: [.removed("Pan", [change(.breaking)])], hasNoLibraries: true).outcome == .breakage)
    let text = try ReportFormat.text.render(
      Report(on: [program], hasNoLibraries: true), in: ReportContext(heading: ""))
    #expect(text.contains("\nNothing to guard: the package has no library product.\n"))
  }

  @Test func aStaleBaselineIsNoLessThanABreak() throws {
    let settled = Report(on: [.compared("Kettle", [])])
    #expect(settled.addingStaleBaselines([]).outcome == .settled)
    let stale = settled.addingStaleBaselines([.removed("Kettle", [change(.compatible)])])
    #expect(stale.outcome == .breakage)
    let module = try #require(ReportJSON(stale).staleBaselines?.first)
    #expect((module.name, module.status, module.verdict) == ("Kettle", "removed", .compatible))
  }

  /// The position says more exactly than the rule who notices.
  @Test(
    arguments: [
      ("exact-type", .breaking, .breaking), ("result-type-changed", .compatible, .compatible),
      ("two-protocols", .breaking, .fragile), ("exact-type", nil, .none),
    ] as [(String, Verdict?, Verdict)]) func aLevelCountsForTheCodeThatNotices(
      kind: String, level: Verdict?, verdict: Verdict
    ) throws
  {
    var change = Change(
      RuleCatalogue.rule(id: "result-type-changed") ?? .unclassified, verdict: .fragile,
      of: .entry("boil()", old: "func boil() -> any Drink", new: "func boil() -> Tea"))
    change.position = .exactType
    let report = Report(on: [.compared("Kettle", [change])])
    #expect(try ReportJSON(report.judging([kind: level])).verdict == verdict)
    let both = report.judging(["exact-type": .breaking, "result-type-changed": nil])
    #expect(try ReportJSON(both).verdict == .breaking)
    let text = try ReportFormat.text.render(report, in: ReportContext(heading: ""))
    #expect(text.contains("fragile boil() [result-type-changed, exact-type]"))
  }
}
