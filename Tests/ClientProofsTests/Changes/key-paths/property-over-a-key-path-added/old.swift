@dynamicMemberLookup public struct J<T> {
  let it: T
  public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { it[keyPath: path] }
}
