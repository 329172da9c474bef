@resultBuilder public enum B { public static func buildBlock<each T>(_ c: repeat each T) -> Int { 0 } }
extension B { public static func buildExpression(_ c: String) -> String { c } }
