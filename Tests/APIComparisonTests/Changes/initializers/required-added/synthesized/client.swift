import Changed

class Road: Edge {
  let length: Int
  init(length: Int) {
    self.length = length
    super.init(to: 1)
  }
}
