import Changed

func isRed(_ suit: Suit) -> Bool {
  switch suit {
  case .hearts: true
  }
}
