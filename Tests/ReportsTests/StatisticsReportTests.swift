import Reports
import Testing

@Suite struct StatisticsReportTests {
  private static let opening = "<!-- api-check stats -->"
  private static let closing = "<!-- end of api-check stats -->"

  @Test func textTableAndJSONAgree() throws {
    let report = try Shop.report()
    let json = try StatisticsJSON(report)
    #expect(json.formatVersion == 1)
    let module = try #require(json.modules.first)
    #expect(module.documentedCount == 1)

    let numbers = [module.publicCount, module.packageCount, module.internalCount]
    let shares = [module.publicShare, module.documentedShare]
    let cells =
      ["`\(module.module)`"] + numbers.map(String.init) + shares.map { "\($0) %" }
      + ["\(module.untested.count)"]
    let row = (cells + module.foreignTypes.map { "`\($0)`" }).joined(separator: " | ")
    #expect(report.table.hasSuffix("\n| \(row) |\n"))
    #expect(
      report.text == """
        \(module.module): \(numbers[0]) public, \(numbers[1]) package, \(numbers[2]) internal; \
        \(shares[0]) % public, \(shares[1]) % of that documented
          not mentioned by tests: \(module.untested.joined(separator: ", "))
          1 test file read by the names written there; with the index of `swift build --build-tests`, all uses count
          types of other modules: \(module.foreignTypes.joined(separator: ", "))

        """)
  }

  @Test func testsThatDoNotCountAreNamed() throws {
    let report = try Shop.report(testedBy: "@testable import Shop\n")
    #expect(
      report.text.contains(
        "\n  tests that do not count, since they import it with @testable: Tests/ShopTests.swift\n"))
    #expect(report.table.contains("| 33 % | 3 (1 with @testable not counted) | `URL` |"))
    let module = try #require(try StatisticsJSON(report).modules.first)
    #expect((module.uncountedTests, module.testsReadByName) == (["Tests/ShopTests.swift"], []))
  }

  @Test func nothingToTellIsOneLine() throws {
    #expect(
      try Shop.report(#"{"symbols":[]}"#).text
        == "Shop: 0 public, 0 package, 0 internal; 0 % public, 100 % of that documented\n")
  }

  @Test func aLongListIsCutShort() throws {
    let symbols = ((10..<40).map { "f\($0)" } + ["f10"]).map {
      #"{"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["\#($0)"]}"#
    }
    let text = try Shop.report(#"{"symbols":[\#(symbols.joined(separator: ","))]}"#).text
    #expect(text.contains(" f10, f11, "))
    #expect(text.contains(" f21, and 18 more, which --format json lists\n"))
  }

  @Test func theTableIsPutBetweenItsMarkers() throws {
    let report = try Shop.report()
    let document = try report.replacingTable(
      in: "a\n\(Self.opening)\nold\n\(Self.closing)\nb\n", file: "README.md")
    #expect(document == "a\n\(Self.opening)\n\(report.table)\(Self.closing)\nb\n")
    #expect(document.contains("| `Shop` | 3 | 1 | 1 | 60 % | 33 % | 3 | `URL` |"))
  }

  @Test(arguments: ["no markers", "\(closing)\n\(opening)\n", opening])
  func aDocumentWithoutMarkersIsNamed(document: String) {
    #expect {
      try Shop.report().replacingTable(in: document, file: "README.md")
    } throws: {
      "\($0)".hasPrefix("README.md has no place for the table; add the lines “\(Self.opening)” and")
    }
  }

  @Test func aBudgetIsForAllModulesAndForThemOnly() throws {
    let report = try Shop.report()
    let violations = try report.violations(
      of: "# most of them\nShop 2 # small\nBank 7\n", file: "budget.txt")
    #expect(violations.count == 2)
    #expect(violations.first?.hasPrefix("Shop has 3 public declarations, its budget is 2;") == true)
    #expect(violations.last?.hasPrefix("Bank has a budget but is no module") == true)
    #expect(try report.violations(of: "Shop 3", file: "budget.txt") == [])
    #expect(try report.violations(of: "", file: "budget.txt").count == 1)
  }

  @Test func aBudgetOfModulesThatWereNotCountedMeansNothing() throws {
    let report = try Shop.report()
    #expect(try report.violations(of: "Shop 3\nBank 7\n", file: "budget.txt", only: ["Shop"]) == [])
    #expect(try report.violations(of: "Shop 2\nBank 7\n", file: "budget.txt", only: ["Shop"]).count == 1)
  }

  @Test func aDamagedBudgetIsNamed() {
    #expect {
      try Shop.report().violations(of: "Bank 7\nShop many\n", file: "budget.txt")
    } throws: {
      "\($0)" == "budget.txt:2: “Shop many” is not a module's name and a number; correct the line."
    }
  }
}
