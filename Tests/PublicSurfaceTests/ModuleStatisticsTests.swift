import Foundation
import Reports
import Statistics
import Surfaces
import Testing

@Suite struct ModuleStatisticsTests {
  private static let graph = """
    {"metadata":{"formatVersion":{"major":0}},"symbols":[
    {"kind":{"identifier":"swift.struct"},"accessLevel":"public","pathComponents":["Cart"],"docComment":{"lines":[{"text":"{}"}]}},
    {"kind":{"identifier":"swift.init"},"accessLevel":"public","pathComponents":["Cart","init(at:)"],
     "declarationFragments":[{"kind":"keyword","spelling":"init"},
      {"kind":"typeIdentifier","spelling":"URL","preciseIdentifier":"s:10Foundation3URLV"},
      {"kind":"typeIdentifier","spelling":"Int","preciseIdentifier":"s:Si"},
      {"kind":"typeIdentifier","spelling":"Cart","preciseIdentifier":"s:4Shop4CartV"}]},
    {"kind":{"identifier":"swift.method"},"accessLevel":"open","pathComponents":["Cart","empty()"]},
    {"kind":{"identifier":"swift.method"},"accessLevel":"internal","pathComponents":["Cart","audit()"]},
    {"kind":{"identifier":"swift.func"},"accessLevel":"package","pathComponents":["restock()"]},
    {"kind":{"identifier":"swift.extension"},"accessLevel":"public","pathComponents":["Array"]}
    ],"relationships":[]}
    """

  private func statistics(testSources: [String] = []) throws -> ModuleStatistics {
    let graphs = [(name: "Shop.symbols.json", data: Data(Self.graph.utf8))]
    return try ModuleStatistics(module: "Shop", graphs: graphs, testSources: testSources)
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
    func count(spi: Bool = false, underscored: Bool = false) throws -> [Int] {
      let statistics = try ModuleStatistics(
        module: "Shop", graphs: [(name: "Shop.symbols.json", data: Data(graph.utf8))], testSources: [],
        options: SurfaceOptions(includesUnderscored: underscored, includesSPI: spi))
      return [statistics.publicCount, statistics.untested.count, statistics.internalCount]
    }
    #expect(try count() == [2, 2, 1])
    #expect(try count(spi: true) == [3, 3, 1])
    #expect(try count(underscored: true) == [4, 4, 1])
    #expect(try count(spi: true, underscored: true) == [5, 5, 1])
  }

  @Test func nothingPublicIsNoShareAtAll() throws {
    let empty = try ModuleStatistics(
      module: "Shop", graphs: [(name: "Shop.symbols.json", data: Data(#"{"symbols":[]}"#.utf8))],
      testSources: [])
    #expect(empty.summary == "Shop: 0 public, 0 package, 0 internal; 0 % public, 100 % of that documented\n")
  }

  @Test func textTableAndJSONAgree() throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(JSONFormat.render(StatisticsReport(modules: [statistics()])).utf8))
    let report = try #require(json as? [String: Any])
    let module = try #require((report["modules"] as? [[String: Any]])?.first)
    #expect(report["formatVersion"] as? Int == 1)
    let numbers = try ["public", "package", "internal"].map { try #require(module["\($0)Count"] as? Int) }
    let shares = try ["public", "documented"].map { try #require(module["\($0)Share"] as? Int) }
    let untested = try #require(module["untested"] as? [String])
    let types = try #require(module["foreignTypes"] as? [String])
    let name = try #require(module["module"] as? String)
    #expect(module["documentedCount"] as? Int == 1)

    let cells = ["`\(name)`"] + numbers.map(String.init) + shares.map { "\($0) %" } + ["\(untested.count)"]
    let row = (cells + types.map { "`\($0)`" }).joined(separator: " | ")
    #expect(StatisticsTable.markdown([try statistics()]).hasSuffix("\n| \(row) |\n"))
    #expect(
      try statistics().summary == """
        \(name): \(numbers[0]) public, \(numbers[1]) package, \(numbers[2]) internal; \(shares[0]) % public, \
        \(shares[1]) % of that documented
          not mentioned by tests: \(untested.joined(separator: ", "))
          types of other modules: \(types.joined(separator: ", "))

        """)
  }

  @Test func aTestMentionsAnInitializerByItsType() throws {
    #expect(try statistics(testSources: ["let cart = Cart(at: url)"]).untested == ["Cart.empty()"])
    #expect(
      try statistics(testSources: ["cart.empty(); emptyHanded"]).untested == ["Cart", "Cart.init(at:)"])
  }

  @Test func commentsAndOpenedModulesProveNothing() throws {
    let all = ["Cart", "Cart.empty()", "Cart.init(at:)"]
    #expect(try statistics(testSources: ["  // Cart().empty()"]).untested == all)
    #expect(try statistics(testSources: ["@testable import Shop\nCart(at: url).empty()"]).untested == all)
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
    let graph = Self.graph.replacing(#""symbols":["#, with: #""symbols":["# + added)
      .replacing(#"{"kind":"keyword","spelling":"init"},"#, with: mention)
    let graphs = [(name: "Shop.symbols.json", data: Data(graph.utf8))]
    let statistics = try ModuleStatistics(module: "Shop", graphs: graphs, testSources: [])
    #expect(statistics.foreignTypes == ["Notification.Name", "URL"])
  }

  @Test func aLongListIsCutShort() throws {
    var statistics = try statistics()
    statistics.untested = (10..<40).map { "f\($0)" } + ["f10"]
    #expect(statistics.summary.contains(" f10, f11, "))
    #expect(statistics.summary.contains(" f21, and 18 more, which --format json lists\n"))
  }

  @Test func anOperatorIsMentionedByUsingIt() throws {
    let graph = Self.graph.replacing(#""Cart","empty()""#, with: #""Cart","+=(_:_:)""#)
    let graphs = [(name: "Shop.symbols.json", data: Data(graph.utf8))]
    func untested(_ test: String) throws -> [String] {
      try ModuleStatistics(module: "Shop", graphs: graphs, testSources: [test]).untested
    }
    #expect(try untested("Cart(); cart + other") == ["Cart.+=(_:_:)"])
    #expect(try untested("Cart(); cart += other") == [])
  }

  @Test func aDamagedGraphIsNamed() {
    let graphs = [(name: "Shop.symbols.json", data: Data("{\"symbols\":[{".utf8))]
    #expect {
      try ModuleStatistics(module: "Shop", graphs: graphs, testSources: [])
    } throws: {
      "\($0)".hasPrefix("The symbol graph Shop.symbols.json cannot be read (")
    }
  }

  @Test func theTableIsPutBetweenItsMarkers() throws {
    let opening = StatisticsTable.openingMarker
    let closing = StatisticsTable.closingMarker
    let document = try #require(
      StatisticsTable.replacingTable(in: "a\n\(opening)\nold\n\(closing)\nb\n", with: [statistics()]))
    #expect(document == "a\n\(opening)\n\(StatisticsTable.markdown([try statistics()]))\(closing)\nb\n")
    #expect(document.contains("| `Shop` | 3 | 1 | 1 | 60 % | 33 % | 3 | `URL` |"))
    #expect(StatisticsTable.replacingTable(in: "no markers", with: []) == nil)
  }

  @Test func aBudgetIsForAllModulesAndForThemOnly() throws {
    let budget = try SurfaceBudget(parsing: "# most of them\nShop 2 # small\nBank 7\n", file: "budget.txt")
    let violations = try budget.violations(of: [statistics()])
    #expect(violations.count == 2)
    #expect(violations.first?.hasPrefix("Shop has 3 public declarations, its budget is 2;") == true)
    #expect(violations.last?.hasPrefix("Bank has a budget but is no module") == true)
    #expect(try SurfaceBudget(parsing: "Shop 3", file: "budget.txt").violations(of: [statistics()]) == [])
    #expect(try SurfaceBudget(parsing: "", file: "budget.txt").violations(of: [statistics()]).count == 1)
  }

  @Test func aDamagedBudgetIsNamed() {
    #expect(throws: SurfaceBudgetError.damagedLine(file: "budget.txt", line: 2, text: "Shop many")) {
      try SurfaceBudget(parsing: "Bank 7\nShop many\n", file: "budget.txt")
    }
  }
}
