extension TakenOverUseTests {
  /// Additions that take key paths, statements, names of types, or values of types that conform to more than before.
  static let additionsByArguments = [
    Addition(
      base: "@dynamicMemberLookup struct Ref<T>\nsubscript Ref<U>(dynamicMember: KeyPath<T, U>) -> U { get }",
      source: """
        @dynamicMemberLookup public struct Ref<T> {
          let value: T
          public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { value[keyPath: path] }
        }

        """,
      added: "var Ref.first: Ref<Int>? where T: Collection { get }",
      addedSource: "extension Ref where T: Collection { public var first: Ref<Int>? { nil } }"),
    Addition(
      base: "protocol Styled\nvar Styled.weight: Int { get }",
      source: """
        public protocol Styled {}
        extension Styled { public var weight: Int { 0 } }

        """,
      added: "func ~= <S>(_: S, _: S) -> Bool where S: Styled",
      addedSource:
        "public func ~= <S: Styled>(pattern: S, value: S) -> Bool { pattern.weight == value.weight }"),
    Addition(
      base: "open class Base\ninit Base()\nfinal class Sub: Base\nfunc Sub.run(_: Double) -> Double",
      source: """
        open class Base { public init() {} }
        public final class Sub: Base { public func run(_ x: Double) -> Double { x } }

        """,
      added: "func Base.run(_: Int) -> String",
      addedSource: "extension Base { public func run(_ x: Int) -> String { \"\" } }"),
    Addition(
      base: "struct Unit", source: "public struct Unit {}\n", added: "init Int(_: String)",
      addedSource: "extension Int { public init(_ text: String) { self = text.count } }"),
    Addition(
      base: """
        protocol Labelled
        @requirement(defaulted) func Labelled.label() -> String
        func Labelled.label() -> String
        func Labelled.label() -> String where Self: Hashable
        """,
      source: """
        public protocol Labelled { func label() -> String }
        extension Labelled { public func label() -> String { "" } }
        extension Labelled where Self: Hashable { public func label() -> String { "h" } }

        """,
      added: "func Labelled.label() -> String where Self: CustomStringConvertible",
      addedSource:
        "extension Labelled where Self: CustomStringConvertible { public func label() -> String { \"d\" } }"),
    Addition(
      base: "enum JSON\ncase JSON.text(String)", source: "public enum JSON { case text(Swift.String) }\n",
      added: "struct JSON.String", addedSource: "extension JSON { public struct String {} }"),
    Addition(
      base: "struct Form", source: "public struct Form {}\n", added: "enum Form.Result",
      addedSource: "extension Form { public enum Result {} }"),
    Addition(
      base: "class Page\nstruct Binding<T> where T: Hashable",
      source: "open class Page {}\npublic struct Binding<T: Hashable> {}\n",
      added: "typealias Page.Binding = Int",
      addedSource: "extension Page { public typealias Binding = Int }"),
    Addition(
      base: "@resultBuilder enum B\nstatic func B.buildBlock<each T>(_: repeat each T) -> Int",
      source:
        "@resultBuilder public enum B { public static func buildBlock<each T>(_ c: repeat each T) -> Int { 0 } }\n",
      added: "static func B.buildExpression(_: String) -> String",
      addedSource: "extension B { public static func buildExpression(_ c: String) -> String { c } }"),
    Addition(
      base: "struct Parser", source: "public struct Parser {}\n", added: "enum Parser.Error",
      addedSource: "extension Parser { public enum Error {} }"),
    Addition(
      base: "struct Bag<T>\nfunc Bag.map<U>(_: (T) -> U) -> [U]",
      source: "public struct Bag<T> { public func map<U>(_ change: (T) -> U) -> [U] { [] } }\n",
      added: "func Bag.map<U>(_: KeyPath<T, U>) -> Bag<U>",
      addedSource: "extension Bag { public func map<U>(_ path: KeyPath<T, U>) -> Bag<U> { Bag<U>() } }"),
    Addition(
      base: """
        protocol Store
        associatedtype Store.Item
        func Store.all(where: (Self.Item) -> Bool) -> [Self.Item]
        """,
      source: """
        public protocol Store { associatedtype Item }
        extension Store { public func all(where isMeant: (Item) -> Bool) -> [Item] { [] } }

        """, added: "func Store.all(where: KeyPath<Self.Item, Bool>) -> Int",
      addedSource: "extension Store { public func all(where isMeant: KeyPath<Item, Bool>) -> Int { 0 } }"),
    Addition(
      base: "@dynamicMemberLookup struct J<T>\nsubscript J(dynamicMember: String) -> Bool { get }",
      source: """
        @dynamicMemberLookup public struct J<T> { public subscript(dynamicMember name: String) -> Bool { true } }

        """,
      added: "subscript J<U>(dynamicMember: KeyPath<T, U>) -> U? { get }",
      addedSource: "extension J { public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U? { nil } }"),
    Addition(
      base: "@dynamicMemberLookup struct J<T>\nsubscript J<U>(dynamicMember: KeyPath<T, U>) -> U { get }",
      source: """
        @dynamicMemberLookup public struct J<T> {
          let it: T
          public subscript<U>(dynamicMember path: KeyPath<T, U>) -> U { it[keyPath: path] }
        }

        """,
      added: "var J.count: String { get }", addedSource: "extension J { public var count: String { \"\" } }"),
    Addition(
      base: """
        protocol P
        struct S
        struct Box<T>
        func Box.show() -> Int
        func Box.show() -> String where T: P
        """,
      source: """
        public protocol P {}
        public struct S {}
        public struct Box<T> { public func show() -> Int { 0 } }
        extension Box where T: P { public func show() -> String { "" } }

        """, added: "extension S: P", addedSource: "extension S: P {}"),
    Addition(
      base: "protocol P\nstruct S\nfunc run<T>(_: T)\nfunc run<T>(_: T) async where T: P",
      source: """
        public protocol P {}
        public struct S {}
        public func run<T>(_ it: T) {}
        public func run<T: P>(_ it: T) async {}

        """, added: "extension S: P", addedSource: "extension S: P {}"),
    Addition(
      base: """
        @resultBuilder enum B
        static func B.buildBlock(_: Int...) -> [Int]
        static func B.buildBlock(_: [Int]) -> [Int]
        static func B.buildOptional(_: [Int]?) -> [Int]
        """,
      source: """
        @resultBuilder public enum B {
          public static func buildBlock(_ x: Int...) -> [Int] { x }
          public static func buildBlock(_ x: [Int]) -> [Int] { x }
          public static func buildOptional(_ x: [Int]?) -> [Int] { x ?? [] }
        }

        """, added: "static func B.buildLimitedAvailability(_: [Int]) -> String",
      addedSource:
        "extension B { public static func buildLimitedAvailability(_ x: [Int]) -> String { \"\" } }"),
    Addition(
      base: "struct Note\nextension Note: ExpressibleByStringInterpolation\ninit Note(stringLiteral: String)",
      source: """
        public struct Note: ExpressibleByStringInterpolation { public init(stringLiteral text: String) {} }

        """,
      added: """
        struct Note.Words
        extension Note.Words: StringInterpolationProtocol
        init Note.Words(literalCapacity: Int, interpolationCount: Int)
        mutating func Note.Words.appendLiteral(_: String)
        mutating func Note.Words.appendInterpolation(_: Int)
        init Note(stringInterpolation: Note.Words)
        """,
      addedSource: """
        extension Note {
          public struct Words: StringInterpolationProtocol {
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ text: String) {}
            public mutating func appendInterpolation(_ number: Int) {}
          }
          public init(stringInterpolation words: Words) {}
        }
        """),
  ]
}
