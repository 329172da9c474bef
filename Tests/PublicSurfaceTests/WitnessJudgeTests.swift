import Clients
import Compatibility
import Surfaces
import Testing

@Suite struct WitnessJudgeTests {
  private func declaration(_ line: String) throws -> Declaration {
    let surface = try Baseline.parse(Baseline.firstLine + "Kit\n\(line)\n", file: "Kit.txt")
    return try #require(surface.declarations.first)
  }

  private func outcome(_ use: WitnessUse, _ line: String, complaint: String? = nil) throws -> WitnessOutcome {
    let witness = Witness(use: use, declaration: try declaration(line), alternatives: ["func client§() {}\n"])
    return WitnessOutcome(witness: witness, source: "func client() {}\n", complaint: complaint)
  }

  private func run(_ outcomes: [WitnessOutcome], discarded: [Witness] = []) -> WitnessRun {
    WitnessRun(outcomes: outcomes, unconcerned: 0, discarded: discarded, unwitnessed: [], languageMode: "6")
  }

  private func change(_ rule: String, _ verdict: Verdict, _ old: String, title: String = "load(_:)") -> Change
  {
    Change(
      rule: rule, verdict: verdict, declaration: title, old: old, new: nil, explanation: "It changed.",
      remedy: "Keep it.")
  }

  private let load = "func load(_: Int)"

  @Test func aClientThatFailsProvesTheRule() throws {
    let failure = try outcome(.call, load, complaint: "call can throw")
    let judged = WitnessJudge.changes([change("throws-added", .breaking, load)], after: run([failure]))
    let change = try #require(judged.first)
    #expect(judged.count == 1)
    #expect(change.verdict == .breaking && change.proof == .compiler)
    #expect(change.diagnostic == "call can throw" && change.witness == failure.source)
  }

  @Test func aClientThatCompilesRefutesTheRuleItExercises() throws {
    let judged = WitnessJudge.changes(
      [change("parameter-type-changed", .breaking, load)], after: run([try outcome(.call, load)]))
    #expect(judged.first?.verdict == .compatible)
    #expect(judged.first?.proof == .compiler)
  }

  @Test func aRefutedRuleNoLongerSaysWhatItFears() throws {
    let rule = try #require(RuleCatalogue.rule(id: "member-removed"))
    var removal = change("member-removed", .breaking, load)
    removal.explanation = "‘load(_:)’ is gone. \(rule.why)"
    let judged = WitnessJudge.changes([removal], after: run([try outcome(.call, load)]))
    #expect(
      judged.first?.explanation == "‘load(_:)’ is gone. Clients that rely on it compile all the same.")
  }

  @Test func aRuleWithoutAClientThatExercisesItStands() throws {
    let compiles = try outcome(.call, load)
    for rule in ["unclassified", "default-argument-removed", "macro-role-removed"] {
      let judged = WitnessJudge.changes([change(rule, .breaking, load)], after: run([compiles]))
      #expect(judged.first?.verdict == .breaking, "\(rule)")
      #expect(judged.first?.proof == .rule, "\(rule)")
    }
  }

  @Test func aDiscardedClientRefutesNothing() throws {
    let compiles = try outcome(.call, load)
    let judged = WitnessJudge.changes(
      [change("parameter-type-changed", .breaking, load)],
      after: run([compiles], discarded: [compiles.witness]))
    #expect(judged.first?.proof == .rule)
  }

  @Test func aWrapperThatProjectedNothingIsNotMissed() throws {
    let level = "@Clamped var Meter.level: Int { get set }"
    let change = change("property-wrapper-removed", .breaking, level, title: "Meter.level")
    let uses = [try outcome(.read, level), try outcome(.write, level)]
    let projection = try outcome(.readProjection, level)
    #expect(WitnessJudge.changes([change], after: run(uses)).first?.verdict == .breaking)
    let judged = WitnessJudge.changes([change], after: run(uses, discarded: [projection.witness]))
    #expect(judged.first?.verdict == .compatible)
  }

  @Test func anOpaqueResultIsRefutedByItsCalls() throws {
    let items = "func items() -> some Sequence"
    let change = change("result-type-changed", .breaking, items, title: "items()")
    #expect(
      WitnessJudge.changes([change], after: run([try outcome(.call, items)])).first?.verdict == .compatible)
  }

  @Test func aRequirementIsRefutedOnlyIfConformersCompileToo() throws {
    let requirement = "@requirement func Shape.draw()"
    let feared = change("requirement-changed", .breaking, requirement, title: "Shape.draw()")
    let calls = try outcome(.call, requirement)
    #expect(WitnessJudge.changes([feared], after: run([calls])).first?.verdict == .breaking)
    let conforms = try outcome(.conform, "protocol Shape")
    #expect(WitnessJudge.changes([feared], after: run([calls, conforms])).first?.verdict == .compatible)
  }

  @Test func aFailureThatNoRuleExplainsIsAChangeOfItsOwn() throws {
    let failures = [
      try outcome(.call, load, complaint: "first"), try outcome(.inferResult, load, complaint: "second"),
    ]
    let judged = WitnessJudge.changes([], after: run(failures))
    #expect(judged.map(\.rule) == ["witness-failed"])
    #expect(judged.first?.diagnostic == "first")
  }

  @Test func aFailureRaisesWhatARuleTookForHarmless() throws {
    let failure = try outcome(.call, load, complaint: "no")
    let judged = WitnessJudge.changes([change("attribute-removed", .compatible, load)], after: run([failure]))
    #expect(judged.map(\.verdict) == [.breaking])
  }

  @Test func aConformerThatFailsIsToldWithTheNewRequirement() throws {
    var added = change("requirement-added", .breaking, "", title: "Shape.draw()")
    added.old = nil
    let failure = try outcome(.conform, "protocol Shape", complaint: "does not conform")
    let judged = WitnessJudge.changes([added], after: run([failure]))
    #expect(judged.map(\.rule) == ["requirement-added"])
    #expect(judged.first?.proof == .compiler)
  }

  @Test func aConformanceThatOnlyFrozenImpliedIsNoBreak() throws {
    let conformance = "extension Side: Sendable"
    let changes = [
      change("frozen-changed", .compatible, "@frozen enum Side", title: "Side"),
      change("conformance-removed", .breaking, conformance, title: "Side: Sendable"),
    ]
    let failure = try outcome(.needConformance, conformance, complaint: "does not conform")
    let judged = WitnessJudge.changes(changes, after: run([failure]))
    #expect(judged.allSatisfy { $0.verdict == .compatible })
    #expect(judged.last?.diagnostic == "does not conform")
  }
}
