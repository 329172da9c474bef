import Changed

struct Order {}
struct OrderTable: Table {
  typealias Row = Order
}
