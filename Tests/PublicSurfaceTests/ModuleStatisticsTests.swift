import Foundation
import PublicSurface
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
    #expect(throws: SurfaceError.damagedGraph(file: "Shop.symbols.json", reason: "expected “\"” at byte 13"))
    {
      try ModuleStatistics(module: "Shop", graphs: graphs, testSources: [])
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
