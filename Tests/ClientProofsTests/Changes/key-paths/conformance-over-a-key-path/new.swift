@dynamicMemberLookup public struct Ref<T> {
  let value: T
  public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
}
public protocol Counted {}
extension Counted { public var count: String { "" } }
extension Ref: Counted {}
