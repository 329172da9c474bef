@dynamicMemberLookup public struct Ref<T> {
  let value: T
  public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
}
extension Ref where T: Collection { public var first: Ref<Int>? { nil } }
