import Changed

func t(_ e: E) {
  switch e {
  case .a: break
  }
}
