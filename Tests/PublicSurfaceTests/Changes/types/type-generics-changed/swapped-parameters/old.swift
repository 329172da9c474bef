public struct S<A, B> { public init(_ a: A, _ b: B) {} }
