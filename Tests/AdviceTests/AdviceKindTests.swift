import APIComparison
import Advice
import Testing

/// Where each kind of advice speaks, and where it is silent.
@Suite struct AdviceKindTests {
  @Test(arguments: [
    ("enum BoilError\nextension BoilError: Error\ncase BoilError.dry", "growing-enum BoilError"),
    (
      "enum Kettle.Event\nextension Kettle.Event: Sendable\ncase Kettle.Event.boiled\ncase Kettle.Event.cooled",
      "growing-enum Kettle.Event"
    ),
    (
      "struct Cup\ninit Cup(size: Int, tea: Int, milk: Int)\nlet Cup.size: Int\nlet Cup.tea: Int\nlet Cup.milk: Int\n"
        + "extension Cup: Sendable\nfunc pour() -> Cup",
      "memberwise-initializer Cup.init(size:tea:milk:)"
    ),
    (
      "protocol KettleDelegate\n@requirement func KettleDelegate.boiled(_: Int)\n"
        + "@requirement(defaulted) func KettleDelegate.cooled(_: Int)",
      "delegate-without-defaults KettleDelegate"
    ),
    ("@discardableResult func boil(cups: Int) -> Bool", "bool-result boil(cups:)"),
    ("func measure() -> (Int, heat: Double, name: String)", "tuple-result measure()"),
    (
      "typealias Recipe = [String: Int]\nfunc boil(_: Recipe)\nfunc read() -> Recipe", "generic-alias Recipe"
    ),
    ("struct Cup\nlet Cup.size: Int", "missing-sendable Cup"),
    (
      "struct Kettle\ninit Kettle(done: @escaping () -> Void)\nlet Kettle.done: () -> Void",
      "missing-sendable Kettle unsendable-closure Kettle.done"
    ),
    ("@frozen struct Cup\nextension Cup: Sendable", "frozen-without-evolution Cup"),
    (
      "func boil(cups: Int)\nfunc boil(cups: Int, heat: Int = 100)", "dead-default boil(cups:heat:)"
    ),
    ("struct Task\nextension Task: Sendable", "shadowed-name Task"),
  ]) func speaksWhere(lines: String, found: String) throws {
    #expect(try AdvisedText(lines).found.joined(separator: " ") == found)
  }

  /// Otherwise nobody could tell what the advice does to clients.
  @Test(arguments: [
    "enum BoilError\nextension BoilError: Error\ncase BoilError.dry",
    "struct Cup\ninit Cup(a: Int, b: Int, c: Int)\nlet Cup.a: Int\nlet Cup.b: Int\nlet Cup.c: Int\n"
      + "extension Cup: Sendable\nfunc pour() -> Cup",
    "protocol KettleDelegate\n@requirement func KettleDelegate.boiled(_: Int)\n"
      + "@requirement func KettleDelegate.cooled(_: Int)",
    "@discardableResult func boil(cups: Int) -> Bool", "func measure() -> (Int, heat: Double, name: String)",
    "typealias Recipe = [String: Int]\nfunc boil(_: Recipe)\nfunc read() -> Recipe",
    "import Tea\nfunc boil(_: Leaf)", "struct Cup<Leaf>\nlet Cup.size: Int",
    "struct Kettle\ninit Kettle(done: @escaping () -> Void)\nlet Kettle.done: () -> Void",
    "@frozen struct Cup\nextension Cup: Sendable",
    "func boil(cups: Int)\nfunc boil(cups: Int, heat: Int = 100)",
    "struct Task\nextension Task: Sendable",
  ]) func whatIsAdvisedIsAChangeOfTheSurface(lines: String) throws {
    let text = try AdvisedText(lines, foreignTypes: ["Tea": ["Leaf"]])
    for advice in text.advice {
      let new = advice.change.applied(to: text.surface)
      let changes = Classifier.changes(in: APIDiff(old: text.surface, new: new, beside: text.library))
      #expect(!changes.isEmpty, "\(advice.kind.id)")
    }
    #expect(!text.advice.isEmpty)
  }

  @Test(arguments: [
    // What is closed, or has room already.
    "enum BoilError\nextension BoilError: Error",
    "@nonexhaustive enum BoilError\nextension BoilError: Error\ncase BoilError.dry",
    "enum BoilError\nextension BoilError: Error\ncase BoilError.dry\ncase BoilError.other(String)",
    "enum Side\nextension Side: Sendable\ncase Side.left\ncase Side.right",
    "enum TeaKind\nextension TeaKind: RawRepresentable\nextension TeaKind: Sendable\ncase TeaKind.green",
    "@available(*, deprecated) enum BoilError\nextension BoilError: Error\ncase BoilError.dry",
    // What clients make themselves, or can leave parts out of.
    "struct Cup\nextension Cup: Sendable\ninit Cup(a: Int, b: Int, c: Int)\nlet Cup.a: Int\nlet Cup.b: Int\nlet Cup.c: Int\n"
      + "func pour() -> Cup\nfunc drink(_: Cup)",
    "struct Cup\nextension Cup: Sendable\ninit Cup(a: Int, b: Int, c: Int = 0)\nlet Cup.a: Int\nlet Cup.b: Int\n"
      + "let Cup.c: Int\nfunc pour() -> Cup",
    "struct Cup\nextension Cup: Sendable\ninit Cup(a: Int, b: Int, c: Int)\nlet Cup.a: Int\nlet Cup.b: Int\nlet Cup.c: Int\n"
      + "protocol Pot\n@requirement func Pot.pour() -> Cup",
    "struct Cup\nextension Cup: Sendable\nextension Cup: Equatable\ninit Cup(a: Int, b: Int, c: Int)\nlet Cup.a: Int\n"
      + "let Cup.b: Int\nlet Cup.c: Int\nfunc pour() -> Cup",
    // Protocols that ask for work, for one thing, or for nothing.
    "protocol Kettle\n@requirement func Kettle.boil(_: Int)\n@requirement func Kettle.cool(_: Int)",
    "protocol KettleDelegate\n@requirement func KettleDelegate.boiled(_: Int)",
    "protocol KettleDelegate\n@requirement(defaulted) func KettleDelegate.boiled(_: Int)\n"
      + "@requirement(defaulted) func KettleDelegate.cooled(_: Int)",
    // Questions, and answers that somebody else has shaped.
    "func isBoiling() -> Bool",
    "struct Cup\nextension Cup: Sendable\n@discardableResult mutating func Cup.empty() -> Bool",
    "struct Pot\nextension Pot: Sendable\nextension Pot: Brewer\n@discardableResult func Pot.brew() -> Bool",
    "func measure() -> (heat: Double, name: String)",
    "typealias Recipe = [String: Int]\nfunc boil(_: Recipe)",
    "typealias Recipe = Cup\nstruct Cup\nextension Cup: Sendable\nfunc a(_: Recipe)\nfunc b(_: Recipe)",
    "extension Cup: Sendable\nstruct Cup\nlet Cup.size: Int",
    "@frozen enum Side\nextension Side: Sendable\ncase Side.left",
    "struct Pour\nextension Pour: IteratorProtocol",
    "@MainActor struct Cup\nlet Cup.done: () -> Void",
    "enum Namespace",
    "struct Kettle\nextension Kettle: Sendable\nvar Kettle.done: @Sendable () -> Void { get set }",
    // Overloads that mean the same, or another call.
    "func boil(cups: Int)\nfunc boil(cups: Int, heat: Int? = nil)",
    "func boil(cups: Int)\nfunc boil(cups: Int, heat: Int = 100) async",
    "@available(*, deprecated) func boil(cups: Int)\nfunc boil(cups: Int, heat: Int = 100)",
    "func boil(pots: Int)\nfunc boil(cups: Int, heat: Int = 100)",
    "class Pot\ninit Pot(cups: Int, heat: Int = 100)\nclass Kettle: Pot\ninit Kettle(cups: Int)\n"
      + "init Kettle(cups: Int, heat: Int = 100)",
    "enum Kettle\nstruct Kettle.Task\nextension Kettle.Task: Sendable",
  ]) func isSilentWhere(lines: String) throws {
    #expect(try AdvisedText(lines).found == [])
  }

  @Test func binariesMakeSenseOfFrozen() throws {
    let lines = "@frozen struct Cup\nextension Cup: Sendable"
    #expect(try AdvisedText(lines, isForBinaries: true).found == [])
  }

  @Test func typesOfOtherPackagesAreToldOncePerModule() throws {
    let lines = "import Tea\nfunc boil(_: Leaf)\nfunc brew(_: [Leaf])\nfunc cool(_: Int)"
    let found = try AdvisedText(lines, foreignTypes: ["Tea": ["Leaf"]]).advice
    #expect(found.map(\.kind.id) == ["foreign-type"])
    #expect(found.first?.fact.contains("2 signatures of Kettle") == true)
    #expect(try AdvisedText("@_exported " + lines, foreignTypes: ["Tea": ["Leaf"]]).found == [])
    #expect(try AdvisedText(lines).found == [])
  }

  @Test(arguments: AdviceCatalogue.all) func everyKindNamesARuleOfTheCatalogue(kind: AdviceKind) {
    #expect(RuleCatalogue.rule(id: kind.ruleID) != nil)
    #expect(kind.statement.hasSuffix("."))
    #expect(AdviceCatalogue.kind(id: kind.id) == kind)
  }
}
