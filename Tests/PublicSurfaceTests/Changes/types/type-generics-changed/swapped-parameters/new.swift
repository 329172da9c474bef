public struct S<B, A> { public init(_ a: A, _ b: B) {} }
