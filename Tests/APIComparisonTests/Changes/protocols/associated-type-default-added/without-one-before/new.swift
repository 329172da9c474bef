public protocol Feed {
  associatedtype Item = Int
}
