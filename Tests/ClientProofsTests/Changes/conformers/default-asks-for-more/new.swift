public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
extension Feed where Entry: Hashable { public func show(_ entry: Entry) {} }
