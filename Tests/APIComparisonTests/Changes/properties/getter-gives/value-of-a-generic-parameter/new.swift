public struct Shelf<Item: ~Copyable>: ~Copyable {
  private let stock: () -> Item
  public var first: Item { stock() }
  public init(_ first: consuming Item) { fatalError() }
}
