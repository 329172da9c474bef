public protocol Feed<Item> {
  associatedtype Item
}
