public protocol Queue {
  associatedtype Element
  mutating func enqueue(_ item: consuming Element)
  func mark<Sign>(with sign: consuming Sign)
}
