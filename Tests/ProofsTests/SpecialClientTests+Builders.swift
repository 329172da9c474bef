import Changes
import Testing

extension SpecialClientTests {
  @Test func statementsThatABuilderPutsTogetherInAnotherWayAreNoBreak() async throws {
    let old = Version(
      "@resultBuilder enum Rows\nstatic func Rows.buildBlock(_: Int) -> [Int]\n"
        + "static func Rows.buildBlock(_: Int, _: Int) -> [Int]",
      """
      @resultBuilder public enum Rows {
        public static func buildBlock(_ it: Int) -> [Int] { [it] }
        public static func buildBlock(_ it: Int, _ next: Int) -> [Int] { [it, next] }
      }
      """)
    let new = Version(
      "@resultBuilder enum Rows\nstatic func Rows.buildPartialBlock(first: Int) -> [Int]\n"
        + "static func Rows.buildPartialBlock(accumulated: [Int], next: Int) -> [Int]",
      """
      @resultBuilder public enum Rows {
        public static func buildPartialBlock(first it: Int) -> [Int] { [it] }
        public static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next] }
      }
      """)
    #expect(try await judged(old, new).filter { $0.verdict == .breaking } == [])
    let one = Version(
      "@resultBuilder enum Rows\nstatic func Rows.buildBlock(_: Int) -> [Int]",
      "@resultBuilder public enum Rows { public static func buildBlock(_ it: Int) -> [Int] { [it] } }")
    let broken = try await judged(old, one).filter { $0.verdict == .breaking }
    #expect(broken.contains { $0.client?.contains("    value0\n    value1\n") == true }, "\(broken)")
  }

  @Test func expressionsThatABuilderPutsTogetherInAnotherWayAreNoBreak() async throws {
    func rows(_ lines: String, _ source: String) -> Version {
      Version(
        "@resultBuilder enum Rows\nstatic func Rows.buildExpression(_: Int) -> [Int]\n\(lines)",
        """
        @resultBuilder public enum Rows {
          public static func buildExpression(_ it: Int) -> [Int] { [it] }
          \(source)
        }
        """)
    }
    let old = rows(
      "static func Rows.buildBlock(_: [Int]...) -> [Int]",
      "public static func buildBlock(_ all: [Int]...) -> [Int] { all.flatMap(\\.self) }")
    let new = rows(
      "static func Rows.buildBlock() -> [Int]\nstatic func Rows.buildPartialBlock(first: [Int]) -> [Int]\n"
        + "static func Rows.buildPartialBlock(accumulated: [Int], next: [Int]) -> [Int]",
      """
      public static func buildBlock() -> [Int] { [] }
        public static func buildPartialBlock(first it: [Int]) -> [Int] { it }
        public static func buildPartialBlock(accumulated: [Int], next: [Int]) -> [Int] { accumulated + next }
      """)
    #expect(try await judged(old, new).filter { $0.verdict == .breaking } == [])
  }

  @Test func aChoiceThatABuilderTakesUnderAnotherNameIsNoBreak() async throws {
    func rows(choosing name: String?) -> Version {
      Version(
        "@resultBuilder enum Rows\nstatic func Rows.buildBlock(_: Int...) -> Int\n"
          + (name.map { "static func Rows.\($0)(_: Int?) -> Int" } ?? ""),
        """
        @resultBuilder public enum Rows {
          public static func buildBlock(_ all: Int...) -> Int { all.count }
          \(name.map { "public static func \($0)(_ it: Int?) -> Int { it ?? 0 }" } ?? "")
        }
        """)
    }
    let old = rows(choosing: "buildIf")
    #expect(try await judged(old, rows(choosing: "buildOptional")).filter { $0.verdict == .breaking } == [])
    let broken = try await judged(old, rows(choosing: nil)).filter { $0.verdict == .breaking }
    #expect(broken.contains { $0.client?.contains("if flag { value }") == true }, "\(broken)")
  }
}
