import Changed

final class Counter {
  var count = 0
  func start() { later { count += 1 } }
}
