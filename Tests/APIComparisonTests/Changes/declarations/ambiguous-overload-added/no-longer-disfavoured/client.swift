import Changed

func printAmount() {
  let amount = parseAmount("42")
  print(amount)
}
