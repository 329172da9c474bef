import Changed

func write() {
  let letter = Letter()
  post(letter)
  post(letter)
}
