public struct Rule {
  public static func && (a: Rule, b: @autoclosure () throws -> Int) -> Rule { a }
}
