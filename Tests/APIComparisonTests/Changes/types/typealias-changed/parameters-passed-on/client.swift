import Changed

extension Box {
  func pack() -> Box<Content, Label> { self }
}

func packed(_ pair: Pair<Int, String>) -> Box<Int, String> { Box(pair.0, pair.1).pack() }
