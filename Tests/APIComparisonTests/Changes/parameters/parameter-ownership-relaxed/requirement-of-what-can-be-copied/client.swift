import Changed

struct Line: Queue {
  var items: [String] = []
  mutating func enqueue(_ item: String) { items.append(item) }
  func mark<Sign>(with sign: Sign) {}
}
final class Row: Queue {
  var items: [Int] = []
  func enqueue(_ item: __shared Int) { items.append(item) }
  func mark<Sign>(with sign: Sign) {}
}
