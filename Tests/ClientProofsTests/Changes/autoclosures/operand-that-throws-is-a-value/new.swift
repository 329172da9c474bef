public struct Rule { public static func && (a: Rule, b: Int) -> Rule { a } }
