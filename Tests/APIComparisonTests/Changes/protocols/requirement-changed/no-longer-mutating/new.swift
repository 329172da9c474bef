public protocol Counter {
  func increment()
}
