import Changed

func offer() {
  menu { [1] }
}
