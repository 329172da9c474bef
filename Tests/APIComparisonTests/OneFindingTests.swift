import APIComparison
import GateTestSupport
import PublicAPI
import Testing

/// What somebody has done once is told once.
@Suite struct OneFindingTests {
  @Test(arguments: [
    ("func log(_: String)", "func log(_: @autoclosure () -> String)", "autoclosure-changed"),
    ("func log(_: String)", "func log(_: @autoclosure @escaping () -> String)", "autoclosure-changed"),
    ("func log(_: @autoclosure () -> String)", "func log(_: String)", "autoclosure-changed"),
    ("func log(by: Int = 3)", "func log(by: Double = 2.5)", "parameter-type-changed"),
  ])
  func aChangeHasOneRule(old: String, new: String, rule: String) throws {
    #expect(try rules(old, new) == [rule])
  }

  /// Symbol graphs list a conformance once for each protocol that refines it, under the conditions of the latter.
  @Test func aConformanceThatOthersImplyIsOne() throws {
    let narrow = """
      struct Box<Content>
      extension Box: Comparable where Content: Comparable
      extension Box: Equatable where Content: Comparable
      """
    let wide = "\(narrow)\nextension Box: Equatable where Content: Equatable"
    #expect(try rules(wide, narrow) == ["conformance-condition-added"])
    #expect(try rules(narrow, wide) == ["conformance-condition-removed"])
  }

  @Test func anInitializerThatOnlyLiteralsCallGoesWithItsConformance() throws {
    let with = "struct Box\nextension Box: ExpressibleByNilLiteral\ninit Box(nilLiteral: Void)"
    #expect(try rules(with, "struct Box") == ["conformance-removed"])
    #expect(try rules("struct Box", with) == ["conformance-added"])
    #expect(try rules("struct Box\ninit Box(nilLiteral: Void)", "struct Box") == ["member-removed"])
  }

  @Test func aLiteralOfAnotherTypeIsToldBesideItsConformance() throws {
    let old = "extension Box: ExpressibleByIntegerLiteral where T: Equatable\ninit Box(integerLiteral: Int)"
    let new = "extension Box: ExpressibleByIntegerLiteral\ninit Box(integerLiteral: Int8)"
    let rules = try rules("struct Box<T>\n\(old)", "struct Box<T>\n\(new)")
    #expect(rules.contains("parameter-type-changed"))
  }

  @Test func anInitializerForAnotherLiteralThanTheOnesThatGoIsToldByItself() throws {
    let old = """
      struct Box
      extension Box: ExpressibleByNilLiteral
      init Box(nilLiteral: Void)
      init Box(integerLiteral: Int)
      """
    #expect(try rules(old, "struct Box").sorted() == ["conformance-removed", "member-removed"])
  }

  @Test func whatIsRequiredAsBeforeIsNotToldBesideAComposition() throws {
    let old = "func sort<V>(by: KeyPath<String, V>) where V: Comparable"
    let new = "func sort<V>(by: any KeyPath<String, V> & Sendable) where V: Comparable"
    #expect(try rules(old, new) == ["parameter-type-changed"])
    #expect(try !rules(new, old).contains("generic-constraint-added"))
  }

  /// Nobody knows what an argument stands for whose parameter has a type of another kind.
  @Test func whatIsRequiredAsBeforeIsNotToldBesideAnotherType() throws {
    #expect(
      try rules(
        "func sort<V>(by: KeyPath<String, V>) where V: Comparable",
        "func sort<V>(by: (String) -> V) where V: Comparable") == ["parameter-type-changed"])
  }

  /// An alias for one of its instances gives nobody the old type back.
  @Test func aTypeThatBecomesGenericIsToldBesideAnAlias() throws {
    let new = "class Rows<T>\ntypealias IntRows = Rows<Int>"
    #expect(try rules("class Rows", new).contains("type-generics-changed"))
    let kept = "class Table<T>\ntypealias Rows = Table<Int>"
    #expect(try !rules("class Rows", kept).contains("type-generics-changed"))
  }

  @Test func whoseClassBecomesAProtocolHasNothingToConformTo() throws {
    #expect(
      try rules(
        "class Reader\nfunc Reader.byte() -> UInt8",
        "protocol Reader: AnyObject\n@requirement func Reader.byte() -> UInt8") == ["type-kind-changed"])
  }

  /// The compiler prefers what takes just as many arguments as it is called with.
  @Test func anOverloadForOneArgumentIsToldFromThatForAnyNumber() throws {
    let new = "func log(_: String...)\nfunc log(_: String)"
    #expect(try rules("func log(_: String...)", new) == ["declaration-added"])
    #expect(try rules("func log(_: String)", new) == ["declaration-added"])
  }

  private func rules(_ old: String, _ new: String) throws -> [String] {
    let sides = try [old, new].map {
      try Surface(baseline: "// public surface, format 1, module Shop\n\($0)\n", file: "Shop.txt")
    }
    return Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain)).map(\.rule.id)
  }
}
