public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
extension Feed where Entry: Equatable { public func show(_ entry: Entry) {} }
