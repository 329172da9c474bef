import Changed

func distance() -> Int {
  guard let (row, column) = position() else { return position()?.0 ?? 0 }
  return row + column
}
