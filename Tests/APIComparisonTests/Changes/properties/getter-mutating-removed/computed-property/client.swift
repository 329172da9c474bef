import Changed

func play() -> Int {
  var dice = Dice()
  return dice.roll
}
