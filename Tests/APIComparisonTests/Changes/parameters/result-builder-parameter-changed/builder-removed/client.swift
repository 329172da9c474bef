import Changed

func offer() {
  menu {
    1
    2
  }
}
