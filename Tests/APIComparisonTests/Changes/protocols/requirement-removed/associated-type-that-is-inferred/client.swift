import Changed

struct Truck: Lorry {
  func load(_ cargo: Int) {}
}
