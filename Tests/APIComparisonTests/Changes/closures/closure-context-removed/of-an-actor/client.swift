import Changed

@MainActor final class Counter {
  var count = 0
  func start() { spawn { self.count += 1 } }
}
