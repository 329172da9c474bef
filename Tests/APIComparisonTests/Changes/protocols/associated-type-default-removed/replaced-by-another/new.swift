public protocol Feed {
  associatedtype Item = String
}
