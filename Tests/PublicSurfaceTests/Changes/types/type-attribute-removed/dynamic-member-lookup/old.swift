@dynamicMemberLookup public struct S {
  public init() {}; public subscript(dynamicMember s: String) -> Int { 0 }
}
