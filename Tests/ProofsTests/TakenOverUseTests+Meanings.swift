extension TakenOverUseTests {
  /// Additions that say what a literal, a dot, a block or a member's name means from now on.
  static let additionsOfMeanings = [
    Addition(
      base: "struct Age\nextension Age: ExpressibleByIntegerLiteral\nextension Age: Equatable",
      source: """
        public struct Age: ExpressibleByIntegerLiteral, Equatable { public init(integerLiteral years: Int) {} }

        """,
      added: "struct Query\nfunc == (_: Age, _: Int) -> Query",
      addedSource: "public struct Query {}\npublic func == (age: Age, years: Int) -> Query { Query() }"),
    Addition(
      base: "struct Age\nextension Age: ExpressibleByIntegerLiteral\nextension Age: Comparable",
      source: """
        public struct Age: ExpressibleByIntegerLiteral, Comparable {
          public init(integerLiteral years: Int) {}
          public static func < (a: Age, b: Age) -> Bool { false }
        }

        """,
      added: "static func Age.>= (_: Age, _: Int) -> [Age]",
      addedSource: "extension Age { public static func >= (age: Age, years: Int) -> [Age] { [] } }"),
  ]
}
