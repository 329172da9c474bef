@dynamicMemberLookup public struct J<T> { public subscript(dynamicMember name: String) -> Bool { true } }
