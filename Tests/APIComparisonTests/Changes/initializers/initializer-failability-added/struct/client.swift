import Changed

func locate() -> Address {
  let address: Address = Address()
  return address
}
