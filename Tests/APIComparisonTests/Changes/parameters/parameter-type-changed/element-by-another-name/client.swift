import Changed

func tidy(_ album: inout Album<Int>, _ shelf: inout Shelf<String>) {
  album.skip(1, from: 2)
  shelf.remove("Momo")
}
