@resultBuilder public struct B { public static func buildBlock(_ c: Int...) -> [Int] { c } }
