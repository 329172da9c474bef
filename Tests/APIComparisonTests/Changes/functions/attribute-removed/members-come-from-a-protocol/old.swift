@dynamicMemberLookup public protocol Labelled {}
extension Labelled {
  public subscript(dynamicMember name: String) -> String { name }
}

@dynamicMemberLookup public struct Kettle: Labelled {
  public init() {}
}
