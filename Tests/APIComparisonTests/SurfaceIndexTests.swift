import APIComparison
import GateTestSupport
import PublicAPI
import Testing

@Suite struct SurfaceIndexTests {
  @Test func aMemberIsFoundWhereATypeInheritsIt() throws {
    let index = try index(
      """
      class Base
      class Derived: Base
      extension Derived: Sellable
      protocol Sellable
      func Base.ship()
      func Sellable.sell()
      """)
    #expect(index.lookUp("ship", in: "Derived").map(\.title) == ["Base.ship()"])
    #expect(index.lookUp("sell", in: "Derived").map(\.title) == ["Sellable.sell()"])
    #expect(index.lookUp("sell", in: "Base") == [])
  }

  @Test func aProtocolBringsThoseThatItInherits() throws {
    let index = try index(
      """
      struct Tea
      extension Tea: Sellable
      protocol Sellable: Hashable
      """)
    #expect(index.protocols(of: "Tea") == ["Sellable", "Hashable", "Equatable"])
  }

  @Test func superclassesAreNamedFromTheNearest() throws {
    let index = try index(
      """
      class Cup: Vessel
      class Vessel: Thing
      """)
    #expect(index.superclasses(of: "Cup") == ["Vessel", "Thing"])
  }

  @Test func aSuperclassIsSeenWithTheArgumentsOfTheSubclass() throws {
    let index = try index(
      """
      class Box<Content>
      class Crate<Item>: Box<[Item]>
      class TeaCrate: Crate<Int>
      """)
    let type = try #require(index.types["TeaCrate"])
    #expect(index.specialisation(of: "Box", in: type)?.description == "Box<[Int]>")
    #expect(index.specialisation(of: "Shelf", in: type) == nil)
  }

  @Test func aliasesAreReplacedByWhatTheyStandFor() throws {
    let index = try index(
      """
      struct Tea
      typealias Leaf = Tea
      typealias Order = Leaf
      func brew(_: Order)
      """)
    #expect(index.target(ofAlias: "Order") == "Tea")
    #expect(index.target(ofAlias: "Tea") == nil)
    #expect(index.members[""]?.first { $0.name == "brew" }?.parameters?.first?.type.path == "Tea")
  }

  @Test func operatorsAreFoundInEveryType() throws {
    let index = try index(
      """
      struct Tea
      static func Tea.<+> (_: Tea, _: Tea) -> Tea
      func <+> (_: Int, _: Int) -> Int
      func plus()
      """)
    #expect(index.operators(named: "<+>").count == 2)
  }

  @Test func aTypeIsNoncopyableUnlessAConformanceGivesItBack() throws {
    let index = try index(
      """
      struct Ticket: ~Copyable
      struct Pair<T>: ~Copyable
      extension Pair: Copyable where T: Copyable
      """)
    #expect(index.isNoncopyable(.named([TypeName("Ticket")])))
    #expect(!index.isNoncopyable(.named([TypeName("Pair")])))
  }

  @Test func aMemberHoldsWhatTheTypesAroundItRequire() throws {
    let index = try index(
      """
      struct Box<Content> where Content: Hashable
      func Box.open()
      protocol Sellable
      func Sellable.sell()
      """)
    let members = try ["open", "sell"].map { name in
      try #require(index.declarations.first { $0.name == name })
    }
    #expect(index.requirements(around: members[0]).map(\.description) == ["Content: Hashable"])
    #expect(index.requirements(around: members[1]).map(\.description) == ["Self: Sellable"])
  }

  private func index(_ lines: String) throws -> SurfaceIndex {
    SurfaceIndex(
      try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.surface")
        .declarations, beside: .ofToolchain)
  }

  /// Names are looked up from the inside out.
  @Test func aGenericParameterHidesAnAliasOfItsName() throws {
    let index = try index(
      """
      typealias Item = Int
      typealias Items = [Item]
      typealias Pair<Value> = (Value, Item)
      struct Box<Item>
      typealias Box.Half = Item
      func Box.put(_: Item)
      func Box.put(_: Item, pair: Pair<Item>)
      func sort<Item>(_: [Item]) where Item: Comparable
      func fill(_: Item)
      func fill<Item>(_: Item, from: Items)
      struct Call
      typealias Call.Item = String
      func Call.run(_: Call.Item)
      """)
    let texts = Set(index.declarations.map(\.description))
    for line in [
      "func Box.put(_: Item)", "func sort<Item>(_: [Item]) where Item: Comparable", "func fill(_: Int)",
      "func fill<Item>(_: Item, from: [Int])", "func Call.run(_: String)", "typealias Box.Half = Item",
      "func Box.put(_: Item, pair: (Item, Int))",
    ] { #expect(texts.contains(line), "\(line): \(texts.sorted())") }
  }

  /// What the name says cannot be said where something else has it.
  @Test func anAliasStaysWhereAParameterHidesWhatItStandsFor() throws {
    let index = try index(
      """
      struct Item
      typealias Handler = (Item) -> Void
      func handle<Item>(_: Item, by: Handler)
      """)
    #expect(index.declarations.map(\.description).contains("func handle<Item>(_: Item, by: Handler)"))
  }
}
