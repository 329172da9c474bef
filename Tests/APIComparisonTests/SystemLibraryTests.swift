import APIComparison
import Foundation
import GateTestSupport
import PublicAPI
import Testing

@Suite struct SystemLibraryTests {
  private static let library = """
    protocol Sellable
    protocol Taxed: Sellable
    @requirement var Taxed.tax: Self.Amount { get }
    @requirement associatedtype Taxed.Amount = Int
    func Taxed.total() -> Self.Amount
    func Taxed.rebate() -> Int where Self: Countable
    static func Taxed.... (_: Self, _: Self) -> Int
    protocol Countable
    struct Box<Item>
    extension Box: Sellable where Item: Sellable
    func Box.open()
    typealias Crate = Box
    class Vessel
    class Cup: Vessel
    """

  @Test func membersOfTypesThatAreNoProtocolsDoNotCount() throws {
    let library = try library()
    #expect(library.members(named: "open", of: "Box").isEmpty)
    #expect(library.protocols(having: "open").isEmpty)
    #expect(library.members(named: "total", of: "Taxed").map(\.title) == ["Taxed.total()"])
  }

  @Test func whatIsKeptIsAllThatIsNeeded() throws {
    let stored = try JSONDecoder().decode(SystemLibrary.self, from: JSONEncoder().encode(library()))
    #expect(stored.inherited(by: "Taxed") == ["Sellable"])
    #expect(stored.hasType(named: "Crate") && stored.protocols(having: "rebate") == ["Taxed"])
    #expect(stored.type(at: "Box")?.title == "Box")
    #expect(stored.members(named: "tax", of: "Taxed").map(\.kind) == [.variable])
    #expect(stored.type(at: "Cup")?.kind == .class)
  }

  @Test func aConformanceHoldsWhereItsConditionsDo() throws {
    let query = ConformanceQuery(
      index: try index("struct Tea\nextension Tea: Sellable\nstruct Cup"), assumptions: [])
    let sellable = try type("Sellable")
    #expect(query.conforms(try type("Box<Tea>"), to: sellable))
    #expect(!query.conforms(try type("Box<Cup>"), to: sellable))
  }

  @Test func aTypeHasWhatItsProtocolsGive() throws {
    let index = try index(
      """
      struct Tea
      extension Tea: Taxed
      var Tea.tax: Double { get }
      """)
    #expect(index.provides(try declaration("func Tea.total() -> Double")))
    #expect(!index.provides(try declaration("func Tea.total() -> Int")))
    #expect(!index.provides(try declaration("func Tea.rebate() -> Int")))
    #expect(index.provides(try declaration("static func Tea.... (_: Tea, _: Tea) -> Int")))
  }

  @Test func anAssociatedTypeHasItsDefaultUnlessAMemberSaysOtherwise() throws {
    let index = try index("struct Tea\nextension Tea: Taxed")
    #expect(index.provides(try declaration("func Tea.total() -> Int")))
  }

  @Test func aConditionalExtensionGivesWhatItsConditionsAllow() throws {
    let index = try index("struct Tea\nextension Tea: Taxed\nextension Tea: Countable")
    #expect(index.provides(try declaration("func Tea.rebate() -> Int")))
  }

  @Test func anOwnTypeHidesAnAlias() throws {
    let lines = "func sell(_: Crate<Int>)"
    #expect(try index(lines).declarations.first?.parameters?.first?.type.path == "Box")
    let hidden = try index("\(lines)\nstruct Crate<Item>").declarations
    #expect(hidden.first { $0.name == "sell" }?.parameters?.first?.type.path == "Crate")
  }

  @Test func superclassesGoOnInTheLibrary() throws {
    #expect(try index("class Mug: Cup").superclasses(of: "Mug") == ["Cup", "Vessel"])
  }

  @Test func theToolchainSaysWhatEveryFileKnows() throws {
    let library = SystemLibrary.ofToolchain
    // Foundation adds to the types of the module that has dates, so that this one is read, too.
    for name in ["Array", "Sendable", "AsyncSequence", "Regex", "Date", "TimeInterval"] {
      #expect(library.hasType(named: name), "\(name)")
    }
    #expect(!library.hasType(named: "Tea"))
    #expect(library.inherited(by: "BidirectionalCollection") == ["Collection", "Sequence"])
    #expect(library.protocols(having: "localizedDescription") == ["Error"])
    #expect(library.functions(named: "withTaskGroup").count == 1)
    #expect(library.constants(of: "TaskPriority").contains { $0.name == "high" })
    #expect(!library.members(named: "...", of: "Comparable").isEmpty)
    let time = SurfaceIndex(
      try surface("func brew(_: TimeInterval, _: [String.Element])").declarations, beside: library)
    #expect(time.declarations.first?.parameters?.map(\.type.description) == ["Double", "[Character]"])
  }

  @Test func whatTheToolchainDeclaresCanBeStoredLineByLine() throws {
    let declarations = SystemLibrary.toolchainModules.flatMap(\.declarations)
    #expect(!declarations.isEmpty)
    #expect(declarations.filter { Declaration(line: $0.description) != $0 }.isEmpty)
  }

  private func library() throws -> SystemLibrary { SystemLibrary([try surface(Self.library)]) }

  private func index(_ lines: String) throws -> SurfaceIndex {
    SurfaceIndex(try surface(lines).declarations, beside: try library())
  }

  private func surface(_ lines: String) throws -> Surface {
    try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.surface")
  }

  private func declaration(_ line: String) throws -> Declaration { try #require(Declaration(line: line)) }

  /// The type as a property would have it.
  private func type(_ text: String) throws -> TypeExpression {
    try #require(declaration("var x: \(text)").type)
  }
}
