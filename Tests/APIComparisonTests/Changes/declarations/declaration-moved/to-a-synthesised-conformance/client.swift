import Changed

func mark() -> Bool {
  var hasher = Hasher()
  Coordinate().hash(into: &hasher)
  return Coordinate() == Coordinate()
}
