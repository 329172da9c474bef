import Changed

actor VisitorCounter {
  var visitors = 0
  func start() {
    observe { self.visitors += 1 }
  }
}
