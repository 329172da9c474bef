import Prices
import Testing

@Suite struct PriceTableTests {
  @Test func eachLineHasAnArticleAndItsPrice() throws {
    let table = try PriceTable("green tea 350\r\n\nwater 0\ngreen tea 380\n")
    #expect(try table.price(of: "green tea") == Amount(cents: 380))
    #expect(try table.price(of: "water") == Amount(cents: 0))
  }

  @Test func anUnknownArticleIsNamed() throws {
    let table = try PriceTable("tea 350")
    let error = #expect(throws: UnknownArticle.self) { try table.price(of: "coffee") }
    #expect(error?.article == "coffee")
    #expect(error.map { "\($0)" }?.contains("“coffee”") == true)
  }

  @Test(arguments: ["coffee", "coffee hot", "coffee -1", "coffee ", " 280"])
  func theFirstUnreadableLineIsNamed(line: String) {
    let error = #expect(throws: UnreadableLine.self) { try PriceTable("tea 350\n\(line)\n\(line)") }
    #expect(error?.number == 2)
    #expect(error.map { "\($0)" }?.hasPrefix("Line 2 ") == true)
  }
}
