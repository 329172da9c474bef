public func both<each A>(_ a: repeat (each A)?) -> (repeat each A)? { nil }
