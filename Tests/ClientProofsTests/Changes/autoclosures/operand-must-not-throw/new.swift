public struct Rule { public static func && (a: Rule, b: @autoclosure () -> Rule) -> Rule { a } }
