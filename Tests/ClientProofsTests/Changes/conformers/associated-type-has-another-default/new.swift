public protocol Feed {
  associatedtype Entry
  associatedtype Page = Set<Int>
  func show(_ entry: Entry)
}
