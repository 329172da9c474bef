import Changed

struct VisitorCounter: Counter {
  var visitors = 0
  mutating func increment() { visitors += 1 }
}
