import Changed

func board() {
  assign(12)
  assign(nil)
}
