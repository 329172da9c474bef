import APIComparison
import GateTestSupport
import PublicAPI
import Testing

@Suite struct ConformanceQueryTests {
  @Test(arguments: [
    ("Int", "Hashable"), ("Int", "Equatable"), ("Tea", "Sellable"), ("[Int]", "Hashable"),
    ("Tea", "Copyable"),
    ("any Error", "Error"), ("(Int, String)", "Sendable"), ("Item", "Sellable"),
  ])
  func aConformanceThatSomethingImpliesHolds(type: String, constraint: String) throws {
    #expect(try query().conforms(self.type(type), to: self.type(constraint)))
  }

  @Test(arguments: [
    ("Tea", "Hashable"), ("[Tea]", "Hashable"), ("any Sellable", "Sellable"), ("Int", "Sellable"),
  ])
  func noConformanceIsTakenOnTrust(type: String, constraint: String) throws {
    #expect(try !query().conforms(self.type(type), to: self.type(constraint)))
  }

  @Test func anAssumptionGrantsWhatItImplies() throws {
    let query = ConformanceQuery(
      index: try index(), assumptions: [.conformance(try type("T"), try type("Comparable"))])
    #expect(query.grants(.conformance(try type("T"), try type("Equatable"))))
    #expect(!query.grants(.conformance(try type("T"), try type("Hashable"))))
    #expect(!query.grants(.sameType(try type("T"), try type("Int"))))
  }

  @Test func aGenericParameterIsNoTypeOfItsName() throws {
    let lines =
      "struct Key\nextension Key: Hashable\nstruct Box<Key>\nfunc Box.put(_: Key)\nfunc find(_: Key)"
    let baseline = "// public surface, format 1, module Shop\n\(lines)\n"
    let index = SurfaceIndex(
      try Surface(baseline: baseline, file: "Shop.txt").declarations, beside: .ofToolchain)
    for (name, isType) in [("put", false), ("find", true)] {
      let declaration = try #require(index.declarations.first { $0.name == name })
      let query = ConformanceQuery(index: index, assumptions: [], inside: declaration)
      #expect(query.conforms(try type("Key"), to: try type("Hashable")) == isType)
    }
  }

  @Test func oneConstraintImpliesAnother() throws {
    #expect(try query().implies(type("Collection<Int>"), type("Sequence<Int>")))
    #expect(try !query().implies(type("Collection<Int>"), type("Sequence<String>")))
    #expect(try !query().implies(type("Sequence"), type("Collection")))
  }

  @Test func theCompilerConvertsOnItsOwn() throws {
    #expect(try query().converts(type("Double"), to: type("CGFloat")))
    #expect(try query().converts(type("Int"), to: type("AnyHashable")))
    #expect(try query().converts(type("WritableKeyPath<Tea, Int>"), to: type("KeyPath<Tea, Int>")))
    #expect(try !query().converts(type("Int"), to: type("Double")))
  }

  @Test func theElementOfACollectionIsKnown() throws {
    let query = ConformanceQuery(
      index: try index(), assumptions: [.conformance(try type("C"), try type("Sequence<Tea>"))])
    #expect(query.element(of: try type("Set<Tea>"))?.description == "Tea")
    #expect(query.element(of: try type("String"))?.description == "Character")
    #expect(query.associatedType("Element", of: try type("C"))?.description == "Tea")
    #expect(query.element(of: try type("Tea")) == nil)
  }

  @Test func anExistentialAllowsWhatConforms() throws {
    #expect(try query().allows(type("Tea"), as: type("Sellable")))
    #expect(try query().allows(type("any Sellable"), as: type("Sellable")))
    #expect(try !query().allows(type("any Sellable"), as: type("Hashable")))
  }

  private func query() throws -> ConformanceQuery {
    ConformanceQuery(index: try index(), assumptions: [.conformance(try type("Item"), try type("Sellable"))])
  }

  private func index() throws -> SurfaceIndex {
    let lines = "struct Tea\nextension Tea: Sellable\nprotocol Sellable\n"
    return SurfaceIndex(
      try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)", file: "Shop.surface")
        .declarations, beside: .ofToolchain)
  }

  /// The type as a property would have it.
  private func type(_ text: String) throws -> TypeExpression {
    try #require(Declaration(line: "var x: \(text)")?.type)
  }
}
