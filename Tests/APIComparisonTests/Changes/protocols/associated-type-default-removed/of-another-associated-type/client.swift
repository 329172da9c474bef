import Changed

struct Bookcase: Shelf {
  func first() -> String { "Emma" }
}

func sorted(_ row: Bookcase.Row) -> [String] { row }
