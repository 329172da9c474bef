public protocol Feed {
  associatedtype Item
}
