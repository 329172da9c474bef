@dynamicMemberLookup public struct J<T> { public subscript(dynamicMember name: String) -> Bool { true } }
extension J { public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U? { nil } }
