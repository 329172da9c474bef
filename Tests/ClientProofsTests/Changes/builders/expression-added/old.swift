@resultBuilder public enum B { public static func buildBlock<each T>(_ c: repeat each T) -> Int { 0 } }
