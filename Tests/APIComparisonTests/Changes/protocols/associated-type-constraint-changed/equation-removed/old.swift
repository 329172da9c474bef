public protocol Source {
  associatedtype Item
  var item: Item { get }
}

public protocol Counter: Source where Item == Int {}
