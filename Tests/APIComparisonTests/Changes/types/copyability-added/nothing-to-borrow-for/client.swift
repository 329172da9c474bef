import Changed

func tear(isPaid: Bool) -> Bool {
  var seal = Seal()
  seal.press()
  return seal.tear()
}
