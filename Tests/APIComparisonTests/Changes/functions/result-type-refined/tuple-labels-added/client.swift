import Changed

func distance() -> Int {
  let (row, column) = position()
  return row + column + position().0
}
