import Changed

func showPrice() {
  let amount = price(of: 4711)
  print(amount)
}
