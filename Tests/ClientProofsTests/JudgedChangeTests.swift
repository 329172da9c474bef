import APIComparison
import ClientProofs
import PublicAPI
import Testing

/// What the compiler's word makes of the changes that the rules find.
@Suite struct JudgedChangeTests {
  /// The changes between two surfaces after `compiler` had its say.
  private func judged(
    _ old: Surface, _ new: Surface, by compiler: ScriptedCompiler = ScriptedCompiler()
  ) throws -> [Change] {
    let difference = APIDiff(from: old, to: new)
    try #require(!difference.changes.isEmpty)
    return try difference.judged(by: compiler).changes
  }

  @Test func aClientThatFailsProvesTheRule() throws {
    let compiler = ScriptedCompiler(on: .new, rejecting: ["load(": "call can throw"])
    let judged = try judged(.kit("func load(_: Int)"), .kit("func load(_: Int) throws"), by: compiler)
    let change = try #require(judged.first)
    #expect(judged.count == 1)
    #expect(change.verdict == .breaking && change.proof == .compiler)
    #expect(change.diagnostic == "call can throw")
    #expect(change.client == "func example(_ number: Int) {\n  load(number)\n}\n")
  }

  @Test func aTypeWithAnotherNameIsNotBlamedForItsNewCase() throws {
    let old = try Surface.kit("enum Colour", "case Colour.red")
    let new = try Surface.kit(
      "enum Color", "case Color.red", "case Color.blue", "typealias Colour = Color")
    let compiler = ScriptedCompiler(on: .new, rejecting: ["case .red: break": "switch must be exhaustive"])
    let verdicts = Dictionary(
      try judged(old, new, by: compiler).map { ($0.declaration, $0.verdict) }, uniquingKeysWith: { $1 })
    #expect(verdicts == ["Color.blue": .breaking, "Colour": .compatible])
  }

  @Test func aClientThatCompilesRefutesTheRuleItExercises() throws {
    let judged = try judged(.kit("func load(_: Int)"), .kit("func load(_: Double)"))
    #expect(judged.map(\.verdict) == [.compatible])
    #expect(judged.map(\.proof) == [.compiler])
  }

  @Test(arguments: [
    (
      "'Cup' initializer is inaccessible due to 'package' protection level [init_candidate_inaccessible]",
      "no longer public"
    ),
    ("'init(size:)' is unavailable: Pour it. [availability_decl_unavailable]", "now unavailable"),
    (
      "'init(size:)' has been renamed to 'init(_:)' [availability_decl_unavailable_rename]", "now unavailable"
    ),
    ("'init(size:)' is unavailable from asynchronous contexts [async_unavailable_decl]", "gone"),
  ])
  func whatIsStillThereIsNotToBeDeclaredAgain(complaint: String, fact: String) throws {
    let compiler = ScriptedCompiler(on: .new, rejecting: ["Cup(size:": complaint])
    let judged = try judged(.kit("struct Cup", "init Cup(size: Int)"), .kit("struct Cup"), by: compiler)
    #expect(judged.map(\.fact) == ["‘Cup.init(size:)’ is \(fact)."])
    #expect(
      judged.allSatisfy { $0.remedy.description.contains("again, and mark") || fact != "no longer public" })
    #expect(judged.allSatisfy { $0.remedy.description.contains("instead") || fact != "now unavailable" })
  }

  @Test func everyConformanceThatIsIsolatedIsTold() throws {
    let lines = ["protocol P", "protocol Q", "struct S", "extension S: P", "extension S: Q"]
    let complaints = ["P", "Q"].map {
      (
        "-> any \($0) {",
        "isolated conformance of 'S' to '\($0)' cannot be used [isolated_conformance_wrong_domain]"
      )
    }
    let compiler = ScriptedCompiler(
      on: .new, rejecting: Dictionary(complaints, uniquingKeysWith: { $1 }))
    let new = try Surface.kit(lines + ["func f()"])
    let judged = try judged(.kit(lines), new, by: compiler)
    #expect(
      judged.filter { $0.verdict == .breaking }.map(\.declaration).sorted() == ["S: P", "S: Q"], "\(judged)")
  }

  @Test func aRefutedRuleNoLongerSaysWhatItFears() throws {
    let judged = try judged(.kit("func load(_: Int)"), .kit())
    #expect(
      judged.map(\.explanation) == ["‘load(_:)’ is gone. Clients that rely on it compile all the same."])
  }

  @Test func aRuleWithoutAClientStands() throws {
    let judged = try judged(.kit("macro Log()"), .kit())
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.proof) == [.rule])
  }

  @Test func aRuleThatNoClientExercisesStands() throws {
    let old = try Surface.kit("func load(_: Int)")
    let new = try Surface.kit("func load(_: Double)")
    let difference = APIDiff(from: old, to: new)
    let change = Change(.unclassified, of: try #require(difference.changes.first).subject)
    let judged = try ClientTrial(of: difference).judged([change], by: ScriptedCompiler()).changes
    #expect(judged.map(\.proof) == [.rule])
  }

  @Test func aDiscardedClientRefutesNothing() throws {
    let compiler = ScriptedCompiler(on: .old, rejecting: ["load()": "missing argument"])
    let judged = try judged(.kit("func load(_: Int = 1)"), .kit("func load(_: Int)"), by: compiler)
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.proof) == [.rule])
  }

  @Test func aWrapperThatProjectedNothingIsNotMissed() throws {
    let old = try Surface.kit("struct Meter", "@Clamped var Meter.level: Int { get set }")
    let new = try Surface.kit("struct Meter", "var Meter.level: Int { get set }")
    let missed = try judged(old, new, by: ScriptedCompiler(on: .new, rejecting: ["$level": "not found"]))
    #expect(missed.map(\.diagnostic) == ["not found"])
    let nothing = try judged(old, new, by: ScriptedCompiler(on: .old, rejecting: ["$level": "not found"]))
    #expect(nothing.map(\.verdict) == [.compatible])
  }

  @Test func anOpaqueResultIsRefutedByItsCalls() throws {
    let judged = try judged(.kit("func items() -> some Collection"), .kit("func items() -> some Sequence"))
    #expect(judged.map(\.verdict) == [.compatible])
    #expect(judged.map(\.proof) == [.compiler])
  }

  @Test func aRequirementIsRefutedOnlyIfConformersCompileToo() throws {
    let old = try Surface.kit("protocol Shape", "@requirement func Shape.draw()")
    let new = try Surface.kit("protocol Shape", "@requirement func Shape.draw() throws")
    let feared = try judged(old, new, by: ScriptedCompiler(on: .old, rejecting: [": Shape {": "no"]))
    #expect(feared.map(\.verdict) == [.breaking])
    #expect(feared.map(\.proof) == [.rule])
    #expect(try judged(old, new).map(\.verdict) == [.compatible])
  }

  @Test func aFailureThatNoRuleExplainsIsAChangeOfItsOwn() throws {
    let surface = try Surface.kit("func load(_: Int) -> Int")
    let compiler = ScriptedCompiler(on: .new, rejecting: ["let result": "first", "var result": "second"])
    let judged = try APIDiff(from: surface, to: surface).judged(by: compiler).changes
    #expect(judged.map(\.rule.id) == ["client-failed"])
    #expect(judged.first?.diagnostic == "first")
  }

  @Test func aFailureRaisesWhatARuleTookForHarmless() throws {
    let old = try Surface.kit("@discardableResult func load() -> Int")
    let new = try Surface.kit("func load() -> Int")
    let proposed = APIDiff(from: old, to: new).changes.map(\.verdict)
    #expect(proposed.count == 1 && proposed != [.breaking])
    let judged = try judged(old, new, by: ScriptedCompiler(on: .new, rejecting: ["let result": "no"]))
    #expect(judged.map(\.verdict) == [.breaking])
  }

  @Test func theOnlyChangeInATypeThatFailsIsTheCause() throws {
    let builder = [
      "@resultBuilder struct List", "static func List.buildBlock(_: Int...) -> Int",
      "func sum(@List _: () -> Int) -> Int",
    ].joined(separator: "\n")
    let old = try Surface.kit(builder)
    let new = try Surface.kit(builder, "static func List.buildExpression(_: Int) -> Int")
    let judged = try judged(old, new, by: ScriptedCompiler(on: .new, rejecting: ["List": "no"]))
    #expect(judged.map(\.declaration) == ["List.buildExpression(_:)"])
    #expect(judged.map(\.verdict) == [.breaking])
    #expect(judged.map(\.remedy) == [.words("Give it another name or label, or leave it out.")])
  }

  @Test func theMemberThatTheCompilerSpeaksOfIsToBlameAndNotAnotherOne() throws {
    let kit = ["open class Tea", "enum Tea.Kind", "case Tea.Kind.green"]
    let old = try Surface.kit(kit + ["init Tea(hot: Bool = true)"])
    let new = try Surface.kit(
      kit + ["case Tea.Kind.white", "init Tea(hot: Bool = true, strong: Bool = true)"])
    let complaint = "initializer does not override a designated initializer from its superclass"
    let compiler = ScriptedCompiler(
      on: .new, rejecting: ["override init": "\(complaint) [initializer_does_not_override]"])
    let judged = try judged(old, new, by: compiler)
    let blamed = judged.filter { $0.diagnostic == complaint }
    #expect(blamed.map(\.declaration) == ["Tea.init(hot:)"])
    #expect(blamed.map(\.verdict) == [.breaking])
  }

  @Test func aNewCaseIsNotProvedByTheLossOfAnother() throws {
    let old = try Surface.kit("enum Tea", "case Tea.green", "case Tea.black")
    let new = try Surface.kit("enum Tea", "case Tea.green", "case Tea.white")
    let complaint = "type 'Tea' has no member 'black'"
    let judged = try judged(
      old, new, by: ScriptedCompiler(on: .new, rejecting: [".black": complaint]))
    #expect(judged.filter { $0.diagnostic != nil }.map(\.declaration) == ["Tea.black"])
  }

  @Test func whatIsGoneInAnyCaseShowsNothingOfWhatIsNew() throws {
    let graph = [
      "protocol Graph", "associatedtype Graph.V", "class Mesh<V>", "extension Mesh: Graph",
      "func Graph.add(from: Self.V, to: Self.V)", "typealias Mesh.V = V",
    ]
    let old = try Surface.kit(graph + ["func Mesh.add(from: Int, to: Int)"])
    let new = try Surface.kit(
      graph + ["extension Mesh: Encodable", "func Mesh.encode(to: any Encoder) throws"])
    let compiler = ScriptedCompiler(on: .new, rejecting: [".add(from": "cannot convert"])
    let judged = try judged(old, new, by: compiler)
    #expect(judged.filter { $0.verdict == .breaking }.map(\.declaration) == ["Mesh.add(from:to:)"])
  }

  @Test func whatClientsMissBesideIsToldByItself() throws {
    let missing = "cannot find type 'Cup' in scope [cannot_find_type_in_scope]"
    let judged = try judged(
      .kit("typealias Cup = Int", "func fill(_: Cup) throws"), .kit("func fill(_: Int)"),
      by: ScriptedCompiler(on: .new, rejecting: ["Cup": missing]))
    #expect(judged.filter { $0.verdict == .breaking }.map(\.declaration) == ["Cup"])
    #expect(judged.contains { $0.declaration == "fill(_:)" && $0.verdict == .compatible })
  }

  @Test func aConformerThatFailsIsToldWithTheNewRequirement() throws {
    let judged = try judged(
      .kit("protocol Shape"), .kit("protocol Shape", "@requirement func Shape.draw()"),
      by: ScriptedCompiler(on: .new, rejecting: [": Shape {": "does not conform"]))
    #expect(judged.map(\.rule.id) == ["requirement-added"])
    #expect(judged.map(\.diagnostic) == ["does not conform"])
  }

  /// The strong form of a client is no ordinary code, so it is asked again as that.
  @Test(
    arguments: [
      (["inout Kettle": "exact"], .fragile),
      (["inout Kettle": "exact", "let same: Kettle": "kept"], .breaking),
    ]
      as [([String: String], Verdict)])
  func whatOnlyTheStrongFormOfAClientNoticesIsFragile(complaints: [String: String], verdict: Verdict) throws {
    let old = ["struct Kettle", "func load(_: Int) -> Kettle"]
    let judged = try judged(
      .kit(old), .kit(old + ["func load(_: Int, hot: Bool = true) -> Kettle"]),
      by: ScriptedCompiler(on: .new, rejecting: complaints))
    #expect(Set(judged.map(\.verdict)) == [verdict])
    #expect(Set(judged.map(\.position)) == [verdict == .fragile ? .exactType : nil])
    #expect(Set(judged.map(\.diagnostic)) == [verdict == .fragile ? "exact" : "kept"])
  }

  @Test func aConformanceForLiteralsIsToBlameForItsInitializer() throws {
    let old = ["struct Meters", "init Meters(_: Double)"]
    let judged = try judged(
      .kit(old),
      .kit(old + ["extension Meters: ExpressibleByFloatLiteral", "init Meters(floatLiteral: Double)"]),
      by: ScriptedCompiler(on: .new, rejecting: ["take(Meters.init)": "ambiguous use [ambiguous_decl_ref]"]))
    #expect(judged.map(\.declaration) == ["Meters: ExpressibleByFloatLiteral"])
    #expect(judged.map(\.position) == [.functionValue])
    #expect(judged.map(\.remedy) == [.words("Leave it out until the next major version.")])
  }

  @Test func aConformanceThatOnlyFrozenImpliedIsFragile() throws {
    let judged = try judged(
      .kit("@frozen enum Side", "extension Side: Sendable"), .kit("enum Side"),
      by: ScriptedCompiler(on: .new, rejecting: ["-> any Sendable": "does not conform"]))
    #expect(judged.count == 2 && judged.contains { $0.position == .frozenLayout })
    #expect(judged.allSatisfy { $0.verdict < .breaking })
    #expect(judged.contains { $0.diagnostic == "does not conform" })
  }

  @Test(
    arguments: [
      ([.old: ["Beans"], .new: ["Beans"]], .compatible), ([.old: ["Beans"], .new: []], .fragile),
      ([.old: ["Beans"]], .fragile), ([:], .fragile),
    ] as [([ClientSide: Set<String>], Verdict)])
  func anImportIsLostIfItsMembersReachNobody(imported: [ClientSide: Set<String>], verdict: Verdict) throws {
    let judged = try judged(.kit("import Beans"), .kit(), by: ScriptedCompiler(imported: imported))
    #expect(judged.map(\.verdict) == [verdict])
  }
}
