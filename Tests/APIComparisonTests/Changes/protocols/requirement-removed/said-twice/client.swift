import Changed

struct Truck: Lorry {
  func load(_ cargo: Int) {}
}

func load<Kind: Lorry>(_ lorry: Kind, _ cargo: Kind.Cargo) { lorry.load(cargo) }
