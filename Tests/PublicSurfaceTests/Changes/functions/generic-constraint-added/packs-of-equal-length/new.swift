public func f<each T, each U>(_ x: repeat each T, y: repeat each U) where (repeat (each T, each U)): Any {}
