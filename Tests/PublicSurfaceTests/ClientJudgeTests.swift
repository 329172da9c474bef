import Clients
import Compatibility
import Surfaces
import Testing

@Suite struct ClientJudgeTests {
  private func declaration(_ line: String) throws -> Declaration {
    let surface = try Baseline.parse(Baseline.firstLine + "Kit\n\(line)\n", file: "Kit.txt")
    return try #require(surface.declarations.first)
  }

  private func outcome(_ use: ClientUse, _ line: String, complaint: String? = nil) throws -> ClientOutcome {
    let client = Client(use: use, declaration: try declaration(line), alternatives: ["func client§() {}\n"])
    return ClientOutcome(client: client, source: "func client() {}\n", complaint: complaint)
  }

  private func run(_ outcomes: [ClientOutcome], discarded: [Client] = []) -> ClientRun {
    ClientRun(outcomes: outcomes, unconcerned: 0, discarded: discarded, withoutClient: [], languageMode: "6")
  }

  private func change(_ id: String, _ verdict: Verdict, _ old: String, title: String = "load(_:)") -> Change {
    let rule = RuleCatalogue.rule(id: id)
    #expect(rule != nil, "There is no rule \(id).")
    return Change(
      rule ?? .unclassified, verdict: verdict, declaration: title, old: old, new: nil, fact: "It changed.",
      remedy: "Keep it.")
  }

  private let load = "func load(_: Int)"

  @Test func aClientThatFailsProvesTheRule() throws {
    let failure = try outcome(.call, load, complaint: "call can throw")
    let judged = ClientJudge.changes([change("throws-added", .breaking, load)], after: run([failure]))
    let change = try #require(judged.first)
    #expect(judged.count == 1)
    #expect(change.verdict == .breaking && change.proof == .compiler)
    #expect(change.diagnostic == "call can throw" && change.client == failure.source)
  }

  @Test func aClientThatCompilesRefutesTheRuleItExercises() throws {
    let judged = ClientJudge.changes(
      [change("parameter-type-changed", .breaking, load)], after: run([try outcome(.call, load)]))
    #expect(judged.first?.verdict == .compatible)
    #expect(judged.first?.proof == .compiler)
  }

  @Test func aRefutedRuleNoLongerSaysWhatItFears() throws {
    let removal = change("member-removed", .breaking, load)
    #expect(removal.explanation == "It changed. Clients that use it stop compiling.")
    let judged = ClientJudge.changes([removal], after: run([try outcome(.call, load)]))
    #expect(judged.first?.explanation == "It changed. Clients that rely on it compile all the same.")
  }

  @Test func aRuleWithoutAClientThatExercisesItStands() throws {
    let compiles = try outcome(.call, load)
    for rule in ["unclassified", "default-argument-removed", "macro-role-removed"] {
      let judged = ClientJudge.changes([change(rule, .breaking, load)], after: run([compiles]))
      #expect(judged.first?.verdict == .breaking, "\(rule)")
      #expect(judged.first?.proof == .rule, "\(rule)")
    }
  }

  @Test func aDiscardedClientRefutesNothing() throws {
    let compiles = try outcome(.call, load)
    let judged = ClientJudge.changes(
      [change("parameter-type-changed", .breaking, load)],
      after: run([compiles], discarded: [compiles.client]))
    #expect(judged.first?.proof == .rule)
  }

  @Test func aWrapperThatProjectedNothingIsNotMissed() throws {
    let level = "@Clamped var Meter.level: Int { get set }"
    let change = change("property-wrapper-removed", .breaking, level, title: "Meter.level")
    let uses = [try outcome(.read, level), try outcome(.write, level)]
    let projection = try outcome(.readProjection, level)
    #expect(ClientJudge.changes([change], after: run(uses)).first?.verdict == .breaking)
    let judged = ClientJudge.changes([change], after: run(uses, discarded: [projection.client]))
    #expect(judged.first?.verdict == .compatible)
  }

  @Test func anOpaqueResultIsRefutedByItsCalls() throws {
    let items = "func items() -> some Sequence"
    let change = change("result-type-changed", .breaking, items, title: "items()")
    #expect(
      ClientJudge.changes([change], after: run([try outcome(.call, items)])).first?.verdict == .compatible)
  }

  @Test func aRequirementIsRefutedOnlyIfConformersCompileToo() throws {
    let requirement = "@requirement func Shape.draw()"
    let feared = change("requirement-changed", .breaking, requirement, title: "Shape.draw()")
    let calls = try outcome(.call, requirement)
    #expect(ClientJudge.changes([feared], after: run([calls])).first?.verdict == .breaking)
    let conforms = try outcome(.conform, "protocol Shape")
    #expect(ClientJudge.changes([feared], after: run([calls, conforms])).first?.verdict == .compatible)
  }

  @Test func aFailureThatNoRuleExplainsIsAChangeOfItsOwn() throws {
    let failures = [
      try outcome(.call, load, complaint: "first"), try outcome(.inferResult, load, complaint: "second"),
    ]
    let judged = ClientJudge.changes([], after: run(failures))
    #expect(judged.map(\.rule.id) == ["client-failed"])
    #expect(judged.first?.diagnostic == "first")
  }

  @Test func aFailureRaisesWhatARuleTookForHarmless() throws {
    let failure = try outcome(.call, load, complaint: "no")
    let judged = ClientJudge.changes([change("attribute-removed", .compatible, load)], after: run([failure]))
    #expect(judged.map(\.verdict) == [.breaking])
  }

  @Test func aConformerThatFailsIsToldWithTheNewRequirement() throws {
    var added = change("requirement-added", .breaking, "", title: "Shape.draw()")
    added.old = nil
    let failure = try outcome(.conform, "protocol Shape", complaint: "does not conform")
    let judged = ClientJudge.changes([added], after: run([failure]))
    #expect(judged.map(\.rule.id) == ["requirement-added"])
    #expect(judged.first?.proof == .compiler)
  }

  @Test func aConformanceThatOnlyFrozenImpliedIsNoBreak() throws {
    let conformance = "extension Side: Sendable"
    let changes = [
      change("frozen-changed", .compatible, "@frozen enum Side", title: "Side"),
      change("conformance-removed", .breaking, conformance, title: "Side: Sendable"),
    ]
    let failure = try outcome(.needConformance, conformance, complaint: "does not conform")
    let judged = ClientJudge.changes(changes, after: run([failure]))
    #expect(judged.allSatisfy { $0.verdict == .compatible })
    #expect(judged.last?.diagnostic == "does not conform")
  }
}
