import Testing

@testable import Cafe

@Suite struct ReceiptTests {
  @Test func theTotalAndItsTaxFollowTheDrinks() {
    let tea = Drink(name: "Tea", price: Money(cents: 305))
    let receipt = Receipt(order: Order(drinks: [tea, tea]))
    #expect(receipt.lines == ["Tea 3.05 EUR", "Tea 3.05 EUR", "Total 6.10 EUR", "Tax 0.55 EUR"])
  }
}
