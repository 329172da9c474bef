import Changed

struct Bookcase: Shelf {
  typealias Item = String
}
