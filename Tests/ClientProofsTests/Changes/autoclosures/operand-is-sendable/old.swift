public struct Rule {
  public static func && (a: Rule, b: @autoclosure @escaping () -> Bool) -> Rule { a }
}
