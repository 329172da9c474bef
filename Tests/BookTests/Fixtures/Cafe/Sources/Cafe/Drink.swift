struct Drink {
  let name: String
  let price: Money
}
