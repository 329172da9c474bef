public struct Size { public var depth, width: Double }
public struct Ink { public var color: String, width: Int }
@dynamicMemberLookup public struct Shape {
  public subscript<T>(dynamicMember path: KeyPath<Size, T>) -> T { fatalError() }
  public subscript<T>(dynamicMember path: KeyPath<Ink, T>) -> T { fatalError() }
}
