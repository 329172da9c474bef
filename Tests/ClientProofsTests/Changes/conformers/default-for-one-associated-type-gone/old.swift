public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
extension Feed where Entry == String { public func show(_ entry: String) {} }
