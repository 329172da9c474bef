import Changed

func isStable() -> Bool {
  let current = token()
  return current == current
}
