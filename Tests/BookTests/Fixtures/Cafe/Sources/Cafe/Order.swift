struct Order {
  var drinks: [Drink]

  var total: Money {
    drinks.map(\.price).reduce(Money(cents: 0)) { $0.adding($1) }
  }
}
