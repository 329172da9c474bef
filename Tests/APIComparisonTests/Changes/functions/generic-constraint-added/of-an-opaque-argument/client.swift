import Changed

final class Bag: Hashable {
  var weight = 1
  static func == (left: Bag, right: Bag) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(weight) }
}
func weighAll() { weigh([Bag()]) }
