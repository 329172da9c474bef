@resultBuilder public struct B {
  public static func buildBlock(_ c: Int...) -> [Int] { c };
  public static func buildOptional(_ c: [Int]?) -> Int { 0 }
}
