public enum E { case a(Double) }
extension E { public static func a(_ x: Int) -> Int { x } }
