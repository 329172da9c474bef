@dynamicMemberLookup public struct J { public subscript(dynamicMember name: String) -> Bool { true } }
extension J { public var name: String { "" } }
