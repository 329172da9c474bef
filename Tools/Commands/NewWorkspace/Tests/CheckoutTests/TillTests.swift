import Checkout
import Prices
import Testing

@Suite struct TillTests {
  @Test func nothingCostsNothing() async throws {
    #expect(try await Till(prices: PriceListDouble([:])).total(of: []) == Amount(cents: 0))
  }

  @Test func eachPriceIsAskedForOnce() async throws {
    let list = PriceListDouble(["tea": Amount(cents: 350), "cake": Amount(cents: 420)])
    let total = try await Till(prices: list).total(of: ["tea", "cake", "tea"])
    #expect(total == Amount(cents: 1120))
    #expect(await list.asked == ["tea", "cake"])
  }

  @Test func whatTheListThrowsReachesTheClient() async {
    await #expect(throws: UnknownArticle.self) {
      try await Till(prices: PriceListDouble([:])).total(of: ["tea"])
    }
  }

  @Test func aTotalThatIsTooLargeIsAnError() async {
    let list = PriceListDouble(["castle": Amount(cents: .max), "tea": Amount(cents: 1)])
    let error = await #expect(throws: TotalTooLarge.self) {
      try await Till(prices: list).total(of: ["castle", "tea"])
    }
    #expect(error.map { "\($0)" }?.hasPrefix("The total is too large") == true)
  }
}
