import Changed

func deal() {
  let deck = Deck()
  deck.shuffle()
}
