import Clients
import Compatibility
import Surfaces
import Testing

@Suite struct ClientSetTests {
  /// The surface with these lines.
  private func surface(_ lines: String...) throws -> Surface {
    try Baseline.parse(Baseline.firstLine + "Kit\n" + lines.joined(separator: "\n") + "\n", file: "Kit.txt")
  }

  private func sources(_ use: ClientUse, _ lines: String...) throws -> [String] {
    let surface = try Baseline.parse(
      Baseline.firstLine + "Kit\n" + lines.joined(separator: "\n") + "\n", file: "Kit.txt")
    let set = ClientSet(of: surface, against: surface)
    return set.clients.filter { $0.use == use }.compactMap(\.alternatives.first).map(ClientBatch.readable)
  }

  @Test func aCallStatesTheDeclaredEffectsAndNoMore() throws {
    #expect(
      try sources(.call, "func load(_: Int) async throws -> String") == [
        "func client(_ value0: Int) async throws {\n  let result: String = try await load(value0)\n}\n"
      ])
    #expect(try sources(.call, "func load()") == ["func client() {\n  load()\n}\n"])
  }

  @Test func aCallStaysOnTheDeclaredActor() throws {
    #expect(try sources(.call, "@MainActor func show()") == ["@MainActor func client() {\n  show()\n}\n"])
  }

  @Test func anActorIsReachedFromInsideAndFromOutside() throws {
    let calls = try sources(.call, "actor Store", "func Store.count() -> Int")
    #expect(calls.count == 2)
    #expect(calls.contains { $0.contains("isolated Store") && !$0.contains("await") })
    #expect(calls.contains { $0.contains("async") && $0.contains("await it.count()") })
  }

  @Test func argumentsWithDefaultsMayBeLeftOut() throws {
    let lines = "func fetch(id: Int, retries: Int = 3)"
    #expect(try sources(.call, lines).first?.contains("fetch(id: value0, retries: value1)") == true)
    #expect(try sources(.callWithDefaults, lines).first?.contains("fetch(id: value0)") == true)
  }

  @Test func eachOfSeveralDefaultsMayBeLeftOutAlone() throws {
    let calls = try sources(.callWithDefaults, "func draw(width: Int, height: Int = 2, depth: Int = 3)")
    #expect(calls.count == 3)
    for list in ["(width: value0)", "(width: value0, depth: value2)", "(width: value0, height: value1)"] {
      #expect(calls.contains { $0.contains("draw\(list)") })
    }
  }

  @Test func aMemberThatGivesSelfIsAlsoUsedThroughSubclasses() throws {
    let calls = try sources(.call, "open class Shape", "func Shape.copy() -> Self")
    #expect(
      calls.contains(
        "func client<Subject>(_ it: Subject) where Subject: Shape {\n  let result: Subject = it.copy()\n}\n"))
    #expect(try sources(.call, "final class Dot", "func Dot.copy() -> Self").count == 1)
  }

  @Test func aCallMeetsNewOverloads() throws {
    let optional = try surface("func select(_: Int?)")
    let generic = try surface("protocol A", "protocol B", "func show<T>(_: T) where T: A")
    let among = { (old: Surface, line: String) in
      let new = try Baseline.parse(Baseline.render(old) + line + "\n", file: "Kit.txt")
      return ClientSet(of: old, against: new).clients.filter { $0.use == .callAmongOverloads }
        .compactMap(\.alternatives.first)
    }
    #expect(try among(optional, "func select(_: String?)").contains { $0.contains("select(nil)") })
    #expect(try among(generic, "func show<V>(_: V) where V: B").contains { $0.contains("T: A, T: B") })
    #expect(try among(optional, "func show(_: String?)") == [])
  }

  @Test func aGenericClientHasTheSameRequirements() throws {
    let calls = try sources(.call, "struct Box<T>", "func Box.sum() -> T where T: Numeric")
    #expect(calls == ["func client<T>(_ it: Box<T>) where T: Numeric {\n  let result: T = it.sum()\n}\n"])
  }

  @Test func aRequirementThatFixesAParameterTakesItsPlace() throws {
    let calls = try sources(.call, "struct Box<T>", "func Box.total() where T == Int")
    #expect(calls == ["func client(_ it: Box<Int>) {\n  it.total()\n}\n"])
  }

  @Test func anAutoclosureGetsAValueThatMayNotEscape() throws {
    let calls = try sources(.call, "func check(_: @autoclosure () -> Bool)")
    #expect(calls == ["func client(_ value0: inout Bool) {\n  check(value0)\n}\n"])
    let escaping = try sources(.call, "func check(_: @autoclosure @escaping () -> Bool)")
    #expect(escaping == ["func client(_ value0: Bool) {\n  check(value0)\n}\n"])
  }

  @Test func aConformerLeavesOutWhatHasADefault() throws {
    let conformers = try sources(
      .conform, "protocol Shape", "@requirement func Shape.draw() throws",
      "@requirement(defaulted) func Shape.hide()")
    let conformer = try #require(conformers.first)
    #expect(conformer.contains("func draw() throws -> Void"))
    #expect(!conformer.contains("hide"))
  }

  @Test func aSwitchNamesEveryCaseAndHasNoDefault() throws {
    let switches = try sources(.switchCases, "enum Side", "case Side.left", "case Side.right(Int)")
    let client = try #require(switches.first)
    #expect(client.contains("case .left, .right: break"))
    #expect(!client.contains("default"))
  }

  @Test func aMemberOfAForeignTypeIsUsedInAnExtension() throws {
    let calls = try sources(.call, "func Array.middle() -> Element where Element: Comparable")
    let client = try #require(calls.first)
    #expect(client.hasPrefix("extension Array {"))
    #expect(client.contains("nonisolated func client() where Element: Comparable"))
    #expect(client.contains("self.middle()"))
  }

  @Test(arguments: [ClientUse.nameType, .switchCases, .matchCase])
  func aTypeInsideAForeignTypeIsUsedAsSelf(use: ClientUse) throws {
    let clients = try sources(use, "enum Array.Side", "case Array.Side.left(Int)")
    let client = try #require(clients.first)
    #expect(client.hasPrefix("extension Array.Side {"))
    #expect(client.contains("self") && !client.contains(/\bit\b/))
  }

  @Test func whatCannotBeUsedHasNoClient() throws {
    let old = try surface("@available(*, unavailable) func gone()", "macro Log()", "func _hidden()")
    let set = ClientSet(of: old, against: old)
    #expect(set.clients.isEmpty)
    #expect(set.withoutClient.map(\.name).sorted() == ["Log", "gone"])
    #expect(!ClientSet(of: old, against: old, includingUnderscored: true).clients.isEmpty)
  }

  @Test func anAffectedDeclarationIsOneThatNamesWhatChanged() throws {
    let old = try surface("struct Box", "func open(_: Box)", "func rest()")
    let new = try surface("struct Box: ~Copyable", "func open(_: Box)", "func rest()")
    let set = ClientSet(of: old, against: new, reach: .affected)
    #expect(Set(set.clients.map(\.declaration.name)) == ["Box", "open"])
  }

  @Test func anAddedMemberAffectsOthersOnlyIfTheyHaveToKnowOfIt() throws {
    let old = try surface("struct Box", "func open(_: Box)", "enum Lid", "case Lid.shut", "func lift(_: Lid)")
    let new = try surface(
      "struct Box", "func Box.close()", "func open(_: Box)", "enum Lid", "case Lid.ajar", "case Lid.shut",
      "func lift(_: Lid)")
    let set = ClientSet(of: old, against: new, reach: .affected)
    #expect(Set(set.clients.map(\.declaration.name)) == ["Box", "Lid", "lift", "shut"])
  }
}
