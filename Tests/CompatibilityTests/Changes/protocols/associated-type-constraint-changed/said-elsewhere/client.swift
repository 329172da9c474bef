import Changed

struct Ledger: Table {
  typealias Row = String
  typealias Rows = [Int]
  typealias Key = Int
}

func sum<Source: Table>(_ source: Source, _ rows: Source.Rows, _ row: Source.Row) -> Int {
  rows.reduce(Set([row]).count, +)
}
