public protocol Counter {
  mutating func increment()
}
