public protocol Feed {
  associatedtype Entry
  associatedtype Page = [Entry]
  func show(_ entry: Entry)
}
