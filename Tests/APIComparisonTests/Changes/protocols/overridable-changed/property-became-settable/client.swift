import Changed

class Slider: Control {
  override var tint: Int { 1 }
}
