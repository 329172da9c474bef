import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import Testing

/// What clients look like, as the compiler gets to see them.
@Suite struct WrittenClientTests {
  /// The clients of `old` that the old side is asked to compile, one after the other.
  private func clients(
    of old: Surface, against new: Surface? = nil, isExhaustive: Bool = true,
    includingUnderscored: Bool = false
  ) throws -> String {
    let compiler = ScriptedCompiler()
    // Against nothing, whatever the surface has counts as changed and is tried on both sides.
    let new = new ?? Surface(module: "Kit", declarations: [])
    let trial = ClientTrial(
      of: APIDiff(from: old, to: new), isExhaustive: isExhaustive,
      includingUnderscored: includingUnderscored)
    _ = try trial.judged([], by: compiler)
    return compiler.files.filter { $0.side == .old }.map(\.clients).joined()
  }

  @Test func aCallStatesTheDeclaredEffectsAndNoMore() throws {
    let loading = try clients(of: .kit("func load(_: Int) async throws -> String"))
    #expect(
      loading.contains(
        "func example(_ number: Int) async throws {\n  let result: String = try await load(number)\n}\n"))
    #expect(try clients(of: .kit("func load()")) == "func example() {\n  load()\n}\n")
  }

  @Test func everyFormOfUseHasAClientOfItsOwn() throws {
    let forms = [
      "func example(_ number: Int) -> ": false, "  let result: String = load(number)\n": true,
      "  var result = load(number)\n  result = expected\n": true,
    ]
    let loading = try clients(of: .kit("func load(_: Int) -> String"))
    for (text, isWritten) in forms { #expect(loading.contains(text) == isWritten, "\(text)") }
  }

  @Test func aLostReexportIsTriedWithWhatItBrought() throws {
    let brewery = try Surface(
      baseline:
        "// public surface, format 1, module Brewery\nstruct Kettle\nfunc Kettle.boil()\nstruct _Hidden\n",
      file: "Brewery.txt")
    func clients(of line: String, against new: String) throws -> String {
      let compiler = ScriptedCompiler()
      let trial = ClientTrial(
        of: try APIDiff(from: .kit(line), to: .kit(new)), lost: ["_Brewery": brewery])
      _ = try trial.judged([], by: compiler)
      return compiler.files.filter { $0.side == .old }.map(\.clients).joined()
    }
    let whole = "@_exported import _Brewery"
    let lost = try clients(of: whole, against: "")
    #expect(lost.contains("func example(_ kettle: Kettle) -> [Kettle]") && !lost.contains("_Hidden"))
    #expect(try clients(of: whole, against: whole) == "")
    #expect(
      try clients(of: "@_exported import Brewery.Kettle", against: "")
        == "func example(_ kettle: borrowing Kettle) {}\n")
  }

  @Test func aLostImportIsTriedWithTheMembersThatItBrought() throws {
    let brewery = try Surface(
      baseline: """
        // public surface, format 1, module Brewery
        struct Kettle
        func Kettle.boil()
        func String.brew() -> Int
        func String.brewed(in: Kettle) -> Int
        """,
      file: "Brewery.txt")
    let compiler = ScriptedCompiler()
    let trial = ClientTrial(
      of: try APIDiff(from: .kit("import Brewery"), to: .kit()), lost: ["Brewery": brewery])
    _ = try trial.judged([], by: compiler)
    let clients = compiler.files.filter { $0.side == .old }.map(\.clients).joined()
    #expect(clients.contains("self.brew()"))
    #expect(!clients.contains("Kettle"))
  }

  @Test func anImportThatBroughtNothingIsNotMissed() throws {
    let brewery = try Surface(
      baseline: "// public surface, format 1, module Brewery\nstruct Kettle\nfunc Kettle.boil()\n",
      file: "Brewery.txt")
    let difference = try APIDiff(from: .kit("import Brewery"), to: .kit())
    let judged = try ClientTrial(of: difference, lost: ["Brewery": brewery])
      .judged(difference.changes, by: ScriptedCompiler()).changes
    #expect(judged.map(\.verdict) == [.compatible])
  }

  @Test func aCallStaysOnTheDeclaredActor() throws {
    #expect(
      try clients(of: .kit("@MainActor func show()")) == "@MainActor func example() {\n  show()\n}\n")
  }

  @Test func anActorIsReachedFromInsideAndFromOutside() throws {
    let calls = try clients(of: .kit("actor Store", "func Store.count() -> Int"))
    #expect(calls.contains("func example(_ store: isolated Store) {\n  let result: Int = store.count()\n}\n"))
    #expect(
      calls.contains("func example(_ store: Store) async {\n  let result: Int = await store.count()\n}\n"))
    #expect(calls.matches(of: /let result: Int =/).count == 2)
  }

  @Test func argumentsWithDefaultsMayBeLeftOut() throws {
    let calls = try clients(of: .kit("func fetch(id: Int, retries: Int = 3)"))
    #expect(calls.contains("  fetch(id: id, retries: retries)\n"))
    #expect(calls.contains("  fetch(id: id)\n"))
  }

  @Test func eachOfSeveralDefaultsMayBeLeftOutAlone() throws {
    let calls = try clients(of: .kit("func draw(width: Int, height: Int = 2, depth: Int = 3)"))
    for list in ["(width: width)", "(width: width, depth: depth)", "(width: width, height: height)"] {
      #expect(calls.contains("  draw\(list)\n"))
    }
    #expect(calls.matches(of: /draw\(/).count == 4)
  }

  @Test func aMemberThatGivesSelfIsAlsoUsedThroughSubclasses() throws {
    let throughSubclass =
      "func example<S>(_ shape: S) where S: Shape {\n  let result: S = shape.copy()\n}\n"
    let calls = try clients(of: .kit("open class Shape", "func Shape.copy() -> Self"))
    #expect(calls.contains(throughSubclass))
    let final = try clients(of: .kit("final class Dot", "func Dot.copy() -> Self"))
    #expect(!final.contains("<D>") && final.matches(of: /let result: \w+ = dot.copy\(\)/).count == 1)
  }

  @Test func aCallMeetsNewOverloads() throws {
    let optional = try Surface.kit("func select(_: Int?)")
    let generic = try Surface.kit("protocol A", "protocol B", "func show<T>(_: T) where T: A")
    let among = { (old: Surface, line: String) in
      try clients(of: old, against: Surface(baseline: old.baseline + line + "\n", file: "Kit.txt"))
    }
    #expect(try among(optional, "func select(_: String?)").contains("select(nil)"))
    #expect(try among(generic, "func show<V>(_: V) where V: B").contains("V: B, V: A"))
    #expect(try !among(optional, "func show(_: String?)").contains("nil"))
  }

  @Test func aGenericClientHasTheSameRequirements() throws {
    #expect(
      try clients(of: .kit("struct Box<T>", "func Box.sum() -> T where T: Numeric")).contains(
        "func example<T>(_ box: Box<T>) where T: Numeric {\n  let result: T = box.sum()\n}\n"))
  }

  @Test func aRequirementThatFixesAParameterTakesItsPlace() throws {
    #expect(
      try clients(of: .kit("struct Box<T>", "func Box.total() where T == Int")).contains(
        "func example(_ box: Box<Int>) {\n  box.total()\n}\n"))
  }

  @Test func anAutoclosureGetsAValueThatMayNotEscape() throws {
    let calls = try clients(of: .kit("func check(_: @autoclosure () -> Bool)"))
    #expect(calls == "func example(_ flag: inout Bool) {\n  check(flag)\n}\n")
    let escaping = try clients(of: .kit("func check(_: @autoclosure @escaping () -> Bool)"))
    #expect(escaping == "func example(_ flag: Bool) {\n  check(flag)\n}\n")
  }

  @Test func aConformerLeavesOutWhatHasADefault() throws {
    let written = try clients(
      of: .kit(
        "protocol Shape", "@requirement func Shape.draw() throws", "@requirement(defaulted) func Shape.hide()"
      ))
    // One conforms with what it has to provide, and one with everything.
    #expect(written.matches(of: /MyShape: Shape {\n  func draw\(\) throws {}/).count == 2, "\(written)")
    #expect(written.matches(of: /func hide\(\) {}/).count == 1)
  }

  @Test func aBuilderGetsStatementsOfEveryTypeThatItTakes() throws {
    let written = try clients(
      of: .kit(
        "@resultBuilder enum Joined", "static func Joined.buildExpression(_: Int) -> [Int]",
        "static func Joined.buildExpression(_: String) -> [Int]",
        "static func Joined.buildBlock(_: [Int]...) -> [Int]",
        "static func Joined.buildOptional(_: [Int]?) -> [Int]"))
    #expect(written.contains("func example(_ value: Int, _ flag: Bool, _ text: String) {\n"))
    #expect(written.contains("  take {\n    value\n    text\n    value\n  }\n"))
    #expect(written.contains("  take {\n    if flag {}\n    value\n  }\n"))
  }

  @Test func aSwitchNamesEveryCaseAndHasNoDefault() throws {
    let switches = try clients(of: .kit("enum Side", "case Side.left", "case Side.right(Int)"))
    #expect(switches.contains("case .left, .right: break\n  }"))
    #expect(!switches.contains("@unknown default"))
  }

  @Test func aMemberOfAForeignTypeIsUsedInAnExtension() throws {
    let written = try clients(of: .kit("func Array.middle() -> Element where Element: Comparable"))
    #expect(
      written.contains(
        "extension Array {\n  func example() where Element: Comparable {\n"
          + "    let result: Element = self.middle()\n"))
  }

  @Test func aTypeInsideAForeignTypeIsUsedAsSelf() throws {
    let written = try clients(of: .kit("enum Array.Side", "case Array.Side.left(Int)"))
    for text in ["extension Array.Side {\n  func example() {\n  }", "switch self {", "if case .left"]
    where !written.contains(text) {
      Issue.record("\(text) is missing in \(written)")
    }
    #expect(!written.contains(/\bit\b/))
  }

  @Test func whatCannotBeUsedHasNoClient() throws {
    let old = try Surface.kit("@available(*, unavailable) func gone()", "macro Log()", "func _hidden()")
    #expect(try clients(of: old).isEmpty)
    #expect(try clients(of: old, includingUnderscored: true) == "func example() {\n  _hidden()\n}\n")
  }

  @Test func anAffectedDeclarationIsOneThatNamesWhatChanged() throws {
    let old = try Surface.kit("struct Box", "func open(_: Box)", "func rest()")
    let new = try Surface.kit("struct Box: ~Copyable", "func open(_: Box)", "func rest()")
    let written = try everywhere(old, new, isExhaustive: false)
    #expect(written.contains("  open(box)\n") && written.contains("[box, copy]"))
    #expect(!written.contains("rest()"))
    #expect(try everywhere(old, new, isExhaustive: true).contains("  rest()\n"))
  }

  @Test func anAddedMemberAffectsOthersOnlyIfTheyHaveToKnowOfIt() throws {
    let old = try Surface.kit(
      "struct Box", "func open(_: Box)", "enum Lid", "case Lid.shut", "func lift(_: Lid)")
    let new = try Surface.kit(
      "struct Box", "func Box.close()", "func open(_: Box)", "enum Lid", "case Lid.ajar", "case Lid.shut",
      "func lift(_: Lid)")
    let written = try everywhere(old, new, isExhaustive: false)
    #expect(written.contains("  lift(lid)\n") && written.contains(".shut"))
    #expect(!written.contains("open("))
  }

  /// The clients that either side is asked to compile; those of what did not change need not be compiled by both.
  private func everywhere(_ old: Surface, _ new: Surface, isExhaustive: Bool) throws -> String {
    let compiler = ScriptedCompiler()
    _ = try ClientTrial(of: APIDiff(from: old, to: new), isExhaustive: isExhaustive).judged([], by: compiler)
    return compiler.files.map(\.clients).joined()
  }
}
