open class Base { public init() {} }
public protocol Feed {
  associatedtype Entry
  func show(_ entry: Entry)
}
