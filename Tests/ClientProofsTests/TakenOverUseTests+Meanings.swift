extension TakenOverUseTests {
  /// Additions that say what a literal, a dot, a block or a member's name means from now on.
  static let additionsOfMeanings = [
    Addition(
      base: "protocol Named: Sendable\nfunc Named.label() -> String\nactor Clerk\nextension Clerk: Named",
      source: """
        public protocol Named: Sendable {}
        extension Named { public func label() -> String { "" } }
        public actor Clerk: Named {}

        """, added: "func Clerk.label() -> String",
      addedSource: "extension Clerk { public func label() -> String { \"\" } }"),
    Addition(
      base: """
        enum Fault
        case Fault.broken
        extension Fault: Error
        struct Feed<T>
        extension Feed: AsyncIteratorProtocol
        mutating func Feed.next() async throws(Fault) -> T?
        """,
      source: """
        public enum Fault: Error { case broken }
        public struct Feed<T>: AsyncIteratorProtocol {
          public mutating func next() async throws(Fault) -> T? { nil }
        }

        """, added: "mutating func Feed.next(isolation: isolated (any Actor)?) async throws -> T?",
      addedSource: """
        extension Feed {
          public mutating func next(isolation: isolated (any Actor)?) async throws -> T? { nil }
        }
        """),
    Addition(
      base: """
        @dynamicMemberLookup struct Ref<T>
        subscript Ref<U>(dynamicMember: KeyPath<T, U>) -> U { get }
        protocol Counted
        var Counted.count: String { get }
        """,
      source: """
        @dynamicMemberLookup public struct Ref<T> {
          let value: T
          public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
        }
        public protocol Counted {}
        extension Counted { public var count: String { "" } }

        """, added: "extension Ref: Counted", addedSource: "extension Ref: Counted {}"),
    Addition(
      base: "struct Box<T>", source: "public struct Box<T> {}\n", added: "func ?? <T>(_: T?, _: T) -> Box<T>",
      addedSource: "public func ?? <T>(value: T?, other: T) -> Box<T> { Box() }"),
    Addition(
      base: "struct Part\ninit Part(_: String)\nfunc Part.callAsFunction(_: () -> Int) -> Int",
      source: """
        public struct Part {
          public init(_ title: String) {}
          public func callAsFunction(_ body: () -> Int) -> Int { body() }
        }

        """, added: "init Part(_: String, footer: () -> Int)",
      addedSource: "extension Part { public init(_ title: String, footer: () -> Int) {} }"),
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
    Addition(
      base: """
        struct Font
        static let Font.body: Font
        enum Weight
        struct Text
        func Text.style(_: Font)
        func Text.style(_: Weight)
        """,
      source: """
        public struct Font: Sendable { public static let body = Font() }
        public enum Weight {}
        public struct Text {
          public func style(_ font: Font) {}
          public func style(_ weight: Weight) {}
        }

        """,
      added: "static var Weight.body: Weight { get }",
      addedSource: "extension Weight { public static var body: Weight { fatalError() } }"),
    Addition(
      base: """
        enum Size
        case Size.points(Int)
        struct Ratio
        struct Box
        init Box(_: Size)
        init Box(_: Ratio)
        """,
      source: """
        public enum Size { case points(Int) }
        public struct Ratio {}
        public struct Box {
          public init(_ size: Size) {}
          public init(_ ratio: Ratio) {}
        }

        """,
      added: "static func Ratio.points(_: Int) -> Ratio",
      addedSource: "extension Ratio { public static func points(_ count: Int) -> Ratio { Ratio() } }"),
    Addition(
      base: lens, source: lensSource, added: "var Lens.name: Int { get } where T == User",
      addedSource: "extension Lens where T == User { public var name: Int { 0 } }"),
    Addition(
      base: lens, source: lensSource, added: "var Lens.name: Int { get }",
      addedSource: "extension Lens { public var name: Int { 0 } }"),
    Addition(
      base: "struct Bag<T>\nextension Bag: Sequence\nfunc Bag.makeIterator() -> IndexingIterator<[T]>",
      source: """
        public struct Bag<T>: Sequence { public func makeIterator() -> IndexingIterator<[T]> { [].makeIterator() } }

        """,
      added: "func Bag.map<U>(_: (T) -> U) -> Bag<U>",
      addedSource: "extension Bag { public func map<U>(_ change: (T) -> U) -> Bag<U> { Bag<U>() } }"),
    Addition(
      base: "@resultBuilder enum Pair\nstatic func Pair.buildBlock(_: Int, _: String) -> (Int, String)",
      source: """
        @resultBuilder public enum Pair {
          public static func buildBlock(_ a: Int, _ b: String) -> (Int, String) { (a, b) }
        }

        """,
      added: """
        static func Pair.buildPartialBlock(first: Int) -> Int
        static func Pair.buildPartialBlock(accumulated: Int, next: Int) -> Int
        """,
      addedSource: """
        extension Pair {
          public static func buildPartialBlock(first: Int) -> Int { first }
          public static func buildPartialBlock(accumulated: Int, next: Int) -> Int { next }
        }
        """),
  ]

  private static let lens = """
    struct User
    var User.name: String { get set }
    @dynamicMemberLookup struct Lens<T>
    subscript Lens<U>(dynamicMember: KeyPath<T, U>) -> Lens<U> { get }
    """
  private static let lensSource = """
    public struct User { public var name = "" }
    @dynamicMemberLookup public struct Lens<T> {
      public subscript<U>(dynamicMember path: KeyPath<T, U>) -> Lens<U> { Lens<U>() }
    }

    """
}
