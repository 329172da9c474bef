public struct Rule {
  public static func && (a: Rule, b: @autoclosure @escaping @Sendable () -> Bool) -> Rule { a }
}
