public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
public protocol News: Feed {}
extension News { public func show(_ entry: Entry) {} }
