import Changed

func play() -> Int {
  let dice = Dice()
  return dice.roll
}
