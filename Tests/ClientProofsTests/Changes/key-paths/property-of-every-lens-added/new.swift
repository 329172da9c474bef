public struct User { public var name = "" }
@dynamicMemberLookup public struct Lens<T> {
  public subscript<U>(dynamicMember path: KeyPath<T, U>) -> Lens<U> { Lens<U>() }
}
extension Lens { public var name: Int { 0 } }
