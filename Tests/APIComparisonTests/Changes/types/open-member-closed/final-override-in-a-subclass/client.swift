import Changed

class Salmon: Fish {
  override func move() { super.move() }
}
