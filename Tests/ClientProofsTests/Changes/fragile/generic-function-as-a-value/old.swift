public func both<A, B>(_ a: A?, _ b: B?) -> (A, B)? { nil }
