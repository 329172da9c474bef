import Changed

func locate() {
  if let address = Address() { print(address) }
}
