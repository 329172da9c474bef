public protocol Queue {
  associatedtype Element
  mutating func enqueue(_ item: Element)
  func mark<Sign>(with sign: Sign)
}
