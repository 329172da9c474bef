import Changed

func client() {
  let value = parse("1")
  print(value)
}
