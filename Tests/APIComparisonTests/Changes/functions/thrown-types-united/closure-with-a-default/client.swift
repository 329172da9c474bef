import Changed

func run() throws {
  try load()
}
