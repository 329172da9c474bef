import Changed

func ship() {
  printLabel(width: 60)
  printLabel(width: 60, height: 40)
}
