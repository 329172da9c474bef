import Changed

struct Book: Equatable {}

struct Bookcase: Shelf {
  typealias Item = Book
}
