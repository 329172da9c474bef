@resultBuilder public enum Rows { public static func buildBlock(_ it: Int) -> [Int] { [it] } }
