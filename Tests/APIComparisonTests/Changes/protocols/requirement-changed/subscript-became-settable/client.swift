import Changed

struct Chessboard: Grid {
  subscript(cell: Int) -> Int { 0 }
}
