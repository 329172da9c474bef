public struct Shelf<Item: ~Copyable>: ~Copyable {
  public private(set) var first: Item
  public init(_ first: consuming Item) { self.first = first }
}
