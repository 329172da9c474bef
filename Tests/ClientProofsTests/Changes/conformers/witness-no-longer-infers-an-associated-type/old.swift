public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
extension Feed { public func show(_ entry: Entry) {} }
