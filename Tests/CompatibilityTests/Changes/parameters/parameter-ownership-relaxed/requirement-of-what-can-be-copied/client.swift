import Changed

struct Line: Queue {
  var items: [String] = []
  mutating func enqueue(_ item: String) { items.append(item) }
}
final class Row: Queue {
  var items: [Int] = []
  func enqueue(_ item: __shared Int) { items.append(item) }
}
