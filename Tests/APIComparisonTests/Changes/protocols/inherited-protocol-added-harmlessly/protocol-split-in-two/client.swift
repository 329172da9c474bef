import Changed

struct TapeDeck: Player {
  func play() {}
  func record() {}
}

func dub(with player: any Player) {
  player.play()
  player.record()
}
