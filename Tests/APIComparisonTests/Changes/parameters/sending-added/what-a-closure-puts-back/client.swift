import Changed

func check(_ cup: Cup) {
  refill { $0 = cup }
}
