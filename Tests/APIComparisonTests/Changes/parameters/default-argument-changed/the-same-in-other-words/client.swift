import Changed

func work() {
  fold()
  cut()
}
