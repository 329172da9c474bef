/// The way to give each row of a square table of values a column of its own that adds up to the most.
///
/// It is found in time that grows with the cube of the number of rows, by what is known as the Hungarian method. Where
/// several ways are as good, rows keep to their order as far as that decides.
struct BestAssignment {
  /// The column of each row.
  let columns: [Int]

  init(of values: [[Int]]) {
    let count = values.count
    // A row that stays in its place breaks ties, and nothing more.
    let costs = values.enumerated().map { row, line in
      line.enumerated().map { -$1 * (count + 1) - ($0 == row ? 1 : 0) }
    }
    // Rows and columns begin with 1, so that 0 says that there is none.
    var rowPrice = Array(repeating: 0, count: count + 1)
    var columnPrice = rowPrice
    var rowOfColumn = rowPrice
    for row in 1..<(count + 1) {
      var least = Array(repeating: Int.max, count: count + 1)
      var previous = Array(repeating: 0, count: count + 1)
      var isUsed = Array(repeating: false, count: count + 1)
      var column = 0
      rowOfColumn[0] = row
      repeat {
        isUsed[column] = true
        let open = rowOfColumn[column]
        var (step, next) = (Int.max, 0)
        for other in 1..<(count + 1) where !isUsed[other] {
          let cost = costs[open - 1][other - 1] - rowPrice[open] - columnPrice[other]
          if cost < least[other] { (least[other], previous[other]) = (cost, column) }
          if least[other] < step { (step, next) = (least[other], other) }
        }
        for other in 0..<(count + 1) {
          if isUsed[other] {
            rowPrice[rowOfColumn[other]] += step
            columnPrice[other] -= step
          } else if other > 0 {
            least[other] -= step
          }
        }
        column = next
      } while rowOfColumn[column] != 0
      while column != 0 {
        rowOfColumn[column] = rowOfColumn[previous[column]]
        column = previous[column]
      }
    }
    var columns = Array(repeating: 0, count: count)
    for column in 1..<(count + 1) { columns[rowOfColumn[column] - 1] = column - 1 }
    self.columns = columns
  }
}
