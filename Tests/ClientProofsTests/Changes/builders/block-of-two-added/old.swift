@resultBuilder public enum B { public static func buildBlock(_ x: Int...) -> [Int] { x } }
