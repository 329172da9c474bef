public struct Rule { public static func && (a: Rule, b: Rule) -> Rule { a } }
