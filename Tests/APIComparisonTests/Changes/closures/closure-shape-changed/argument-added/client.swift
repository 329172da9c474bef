import Changed

func follow() {
  onScroll { offset in print(offset) }
}
