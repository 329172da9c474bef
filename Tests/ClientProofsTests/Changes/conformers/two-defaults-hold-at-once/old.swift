public protocol A {}
public protocol B {}
public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
extension Feed where Self: A { public func show(_ entry: Entry) {} }
