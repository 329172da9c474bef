import Changed

class Bass: Guitar {
  override func play() { super.play() }
}
