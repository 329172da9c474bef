import APIComparison
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

  @Test func aBlockOfTuplesTakesAChoiceUnderAnotherName() async throws {
    func rows(choosing name: String) -> Version {
      Version(
        """
        @resultBuilder enum Rows
        static func Rows.buildBlock<A, B>(_: A, _: B) -> (A, B) where A: Part, B: Part
        static func Rows.buildBlock<A>(_: A) -> A where A: Part
        static func Rows.\(name)<A>(_: A?) -> Maybe<A> where A: Part
        protocol Part
        struct Maybe<A> where A: Part
        extension Maybe: Part

        """,
        """
        @resultBuilder public enum Rows {
          public static func buildBlock<A: Part, B: Part>(_ a: A, _ b: B) -> (A, B) { (a, b) }
          public static func buildBlock<A: Part>(_ a: A) -> A { a }
          public static func \(name)<A: Part>(_ it: A?) -> Maybe<A> { Maybe() }
        }
        public protocol Part {}
        public struct Maybe<A: Part>: Part {}
        """)
    }
    let judged = try await judged(rows(choosing: "buildIf"), rows(choosing: "buildOptional"))
    #expect(judged.filter { $0.verdict == .breaking } == [])
  }

  @Test func anExpressionThatSaysNothingOfItsTypeGoesNoFurtherThanATypeThatIsExpected() async throws {
    func rows(_ line: String, _ source: String) -> Version {
      Version(
        """
        struct Row
        extension Row: Part
        extension Row: Sendable
        extension Row: ExpressibleByStringLiteral
        static let Row.spacer: Row
        protocol Part
        @resultBuilder enum Rows
        static func Rows.buildBlock(_: Row...) -> [Row]
        static func Rows.buildExpression\(line)

        """,
        """
        public struct Row: Part, Sendable, ExpressibleByStringLiteral {
          public init(stringLiteral value: String) {}
          public static let spacer: Row = ""
        }
        public protocol Part {}
        @resultBuilder public enum Rows {
          public static func buildBlock(_ all: Row...) -> [Row] { all }
          public static func buildExpression\(source) -> Row { .spacer }
        }
        """)
    }
    let judged = try await judged(
      rows("(_: Row) -> Row", "(_ row: Row)"), rows("<P>(_: P) -> Row where P: Part", "<P: Part>(_ part: P)"))
    let clients = judged.filter { $0.verdict == .breaking }.compactMap(\.client)
    #expect(clients.contains { $0.contains("_ = take {\n    .spacer\n  }") }, "\(clients)")
  }
}
