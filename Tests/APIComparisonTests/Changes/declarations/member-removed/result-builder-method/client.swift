import Changed

func printMenu(withDessert: Bool) {
  @MenuBuilder func menu() -> [Int] {
    if withDessert { 1 }
  }
  print(menu())
}
