@resultBuilder public enum B { public static func buildBlock(_ x: Int...) -> [Int] { x } }
extension B { public static func buildBlock(_ x: Int, _ y: Int) -> Int { x } }
