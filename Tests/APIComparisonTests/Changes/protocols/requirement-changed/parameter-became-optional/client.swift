import Changed

struct BookFilter: Filter {
  func apply(_ category: Int) {}
}
