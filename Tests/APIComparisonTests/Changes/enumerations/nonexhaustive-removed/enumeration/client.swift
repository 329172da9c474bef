import Changed

func forecast(_ weather: Weather) -> Int {
  switch weather {
  case .sunny: 30
  @unknown default: 15
  }
}
