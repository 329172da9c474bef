import PublicAPI
import Reports
import Testing

@Suite struct ModuleStatisticsTests {
  private func statistics(
    _ graph: String = Shop.graph, testedBy test: String = "", using symbols: Set<String>? = nil,
    options: Set<SurfaceOption> = []
  ) throws -> StatisticsJSON.Module {
    let report = try Shop.report(graph, testedBy: test, using: symbols, options: options)
    return try #require(StatisticsJSON(report).modules.first)
  }

  @Test func declarationsAreCountedByAccess() throws {
    let statistics = try statistics()
    #expect(statistics.publicCount == 3)
    #expect(statistics.packageCount == 1)
    #expect(statistics.internalCount == 1)
    #expect(statistics.publicShare == 60)
    #expect(statistics.documentedShare == 33)
  }

  @Test func whatIsPromisedToFewOrToNobodyCountsOnRequestOnly() throws {
    let graph = """
      {"symbols":[
      {"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["sell()"]},
      {"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["stage()"],"spi":true},
      {"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["_probe()"]},
      {"kind":{"identifier":"swift.init"},"accessLevel":"public","pathComponents":["_Till","init()"]},
      {"kind":{"identifier":"swift.func.op"},"accessLevel":"public","pathComponents":["+(_:_:)"]},
      {"kind":{"identifier":"swift.func"},"accessLevel":"internal","pathComponents":["_audit()"]}
      ],"relationships":[]}
      """
    func count(_ options: Set<SurfaceOption> = []) throws -> [Int] {
      let statistics = try statistics(graph, options: options)
      return [statistics.publicCount, statistics.untested.count, statistics.internalCount]
    }
    #expect(try count() == [2, 2, 1])
    #expect(try count([.spi]) == [3, 3, 1])
    #expect(try count([.underscored]) == [4, 4, 1])
    #expect(try count([.spi, .underscored]) == [5, 5, 1])
  }

  @Test func whatAnInternalProtocolGivesIsNotPublic() throws {
    let statistics = try statistics(
      """
      {"symbols":[
      {"kind":{"identifier":"swift.protocol"},"accessLevel":"internal","pathComponents":["Priced"]},
      {"kind":{"identifier":"swift.property"},"accessLevel":"public","pathComponents":["Priced","price"]},
      {"kind":{"identifier":"swift.property"},"accessLevel":"internal","pathComponents":["Cart"]},
      {"kind":{"identifier":"swift.property"},"accessLevel":"public","pathComponents":["Cart","price"]}
      ],"relationships":[]}
      """)
    #expect(statistics.untested == ["Cart.price"])
    #expect((statistics.publicCount, statistics.internalCount) == (1, 3))
  }

  @Test func nothingPublicIsNoShareAtAll() throws {
    let empty = try statistics(#"{"symbols":[]}"#)
    #expect((empty.publicShare, empty.documentedShare) == (0, 100))
  }

  @Test func aTestMentionsAnInitializerByItsType() throws {
    #expect(try statistics(testedBy: "let cart = Cart(at: url)").untested == ["Cart.empty()"])
    #expect(
      try statistics(testedBy: "cart.empty(); emptyHanded").untested == ["Cart", "Cart.init(at:)"])
  }

  @Test func commentsAndOpenedModulesProveNothing() throws {
    let all = ["Cart", "Cart.empty()", "Cart.init(at:)"]
    #expect(try statistics(testedBy: "  // Cart().empty()").untested == all)
    #expect(try statistics(testedBy: "@testable import Shop\nCart(at: url).empty()").untested == all)
  }

  @Test(arguments: [
    ("@testable import Shop", true), ("  @testable   import struct Shop.Cart", true),
    ("@testable\n@preconcurrency import Shop", true), ("@testable import Goods\nimport Shop", false),
    ("// @testable import Shop", false), ("@testable import ShopDoubles", false),
  ]) func onlyThatModuleIsOpened(imports: String, isOpen: Bool) throws {
    let statistics = try statistics(testedBy: imports + "\nCart(at: url).empty()")
    #expect(statistics.uncountedTests.isEmpty == !isOpen)
    #expect(statistics.untested.isEmpty == !isOpen)
  }

  @Test func whatAnIndexHasCountsWithoutAName() throws {
    let graph = Shop.graph.replacing(
      #""pathComponents":["Cart","empty()"]"#,
      with: #""identifier":{"precise":"s:4Shop4CartV5emptyyyF"},"pathComponents":["Cart","empty()"]"#)
    let used = try statistics(graph, testedBy: "x.init()", using: ["s:4Shop4CartV5emptyyyF", "s:Si"])
    // Whoever uses a member has its type.
    #expect(used.untested == ["Cart.init(at:)"])
    #expect(used.testsReadByName.isEmpty)
    // A name that is written may mean something else.
    let unused = try statistics(graph, testedBy: "Cart.empty()", using: [])
    #expect(unused.untested == ["Cart", "Cart.empty()", "Cart.init(at:)"])
  }

  @Test func typesOfOtherModulesAreNamed() throws {
    #expect(try statistics().foreignTypes == ["URL"])
  }

  @Test func whatAModuleAddsToTypesOfOthersIsItsOwn() throws {
    let added =
      #"{"kind":{"identifier":"swift.struct"},"accessLevel":"public","pathComponents":["URL","Tag"],"#
      + #""identifier":{"precise":"s:10Foundation3URLV4ShopE3TagV"}},"#
    let mention =
      #"{"kind":"typeIdentifier","spelling":"Tag","preciseIdentifier":"s:10Foundation3URLV4ShopE3TagV"},"#
      + #"{"kind":"typeIdentifier","spelling":"Name","preciseIdentifier":"s:10Foundation12NotificationV4NameV"},"#
      + #"{"kind":"typeIdentifier","spelling":"Item","preciseIdentifier":"s:5Goods4ListP4ItemQa"},"#
    let graph = Shop.graph.replacing(#""symbols":["#, with: #""symbols":["# + added)
      .replacing(#"{"kind":"keyword","spelling":"init"},"#, with: mention)
    #expect(try statistics(graph).foreignTypes == ["Notification.Name", "URL"])
  }

  @Test func anOperatorIsMentionedByUsingIt() throws {
    let graph = Shop.graph.replacing(#""Cart","empty()""#, with: #""Cart","+=(_:_:)""#)
    func untested(_ test: String) throws -> [String] { try statistics(graph, testedBy: test).untested }
    #expect(try untested("Cart(); cart + other") == ["Cart.+=(_:_:)"])
    #expect(try untested("Cart(); cart += other") == [])
  }

  @Test func aDamagedGraphIsNamed() {
    #expect {
      try Shop.report("{\"symbols\":[{")
    } throws: {
      "\($0)".hasPrefix("The symbol graph Shop.symbols.json cannot be read (")
    }
  }
}
