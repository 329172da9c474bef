extension LookAlike {
  private static func givenBy(
    _ source: String, name: String = "given()", helpers: String = "",
    protocol declaration: String = "public protocol Given§ {\n  func given() -> Int\n}",
    implementation: String = "extension Given§ {\n  public func given() -> Int { 1 }\n}",
    call: String = "thing.given()", _ use: String = "Giver§()"
  ) -> LookAlike {
    LookAlike(
      name: "Given§.\(name) default",
      source: "\(declaration)\n\n\(implementation)\n\n\(source)",
      helpers: "func give§<Thing: Given§>(_ thing: Thing) -> Int { \(call) }\n\(helpers)",
      use: "give§(\(use))")
  }

  /// Default implementations that types take in ways that are easy to miss.
  static let defaults = [
    givenBy("public struct Giver§: Given§ {\n  public init() {}\n}"),
    givenBy("", helpers: "struct Giver§: Given§ {}"),
    LookAlike(
      name: "More§.given() default",
      source: """
        public protocol Given§ {
          func given() -> Int
        }

        public protocol More§: Given§ {}

        extension More§ {
          public func given() -> Int { 1 }
        }

        public struct Giver§: More§ {
          public init() {}
        }
        """,
      helpers: "func give§<Thing: Given§>(_ thing: Thing) -> Int { thing.given() }\nstruct Own§: More§ {}",
      use: "give§(Giver§()) + give§(Own§())"),
    givenBy(
      "public struct Giver§: Given§ {\n  public init() {}\n}", name: "given",
      protocol: "public protocol Given§ {\n  var given: Int { get }\n}",
      implementation: "extension Given§ {\n  public var given: Int { 1 }\n}", call: "thing.given"),
    givenBy("", helpers: "final class Giver§: Given§ {}"),
    // The same type gets it in several modules, whose members must not meet.
    givenBy(
      "extension Int: Given§ {}", name: "given§()",
      protocol: "public protocol Given§ {\n  func given§() -> Int\n}",
      implementation: "extension Given§ {\n  public func given§() -> Int { 1 }\n}", call: "thing.given§()",
      "1"),
    givenBy("", helpers: "enum Giver§: Given§ {\n  case one\n}", "Giver§.one"),
    givenBy(
      "public struct Giver§: Given§, Equatable {\n  public init() {}\n}",
      implementation: "extension Given§ where Self: Equatable {\n  public func given() -> Int { 1 }\n}"),
    givenBy(
      "public struct Giver§: Given§ {\n  public init() {}\n}",
      protocol: "public protocol Given§ {\n  static func given() -> Int\n}",
      implementation: "extension Given§ {\n  public static func given() -> Int { 1 }\n}",
      call: "Thing.given()"),
    givenBy(
      "public struct Giver§: Given§ {\n  public init() {}\n}", name: "init(given:)",
      protocol: "public protocol Given§ {\n  init()\n  init(given: Int)\n}",
      implementation: "extension Given§ {\n  public init(given: Int) { self.init() }\n}",
      call: "{ _ = Thing(given: 1); return 1 }()"),
  ]

  private static func conformance(
    _ helpers: String, protocol declaration: String = "public protocol Kind§ {}", to name: String = "Kind§",
    members: String = "", extra: String = "", _ use: String = "kind§(Thing§())"
  ) -> LookAlike {
    LookAlike(
      name: "Thing§: \(name) conformance",
      source: """
        \(declaration)

        public struct Thing§: \(name) {
          public init() {}\(members)
        }
        \(extra)
        """,
      helpers: helpers, use: use)
  }

  /// Conformances that are asked for in ways that are easy to miss.
  static let conformances = [
    conformance("func kind§<Thing: Kind§>(_ thing: Thing) -> Int { 1 }"),
    conformance("func kind§(_ thing: Any) -> Int { thing as? any Kind§ == nil ? 1 : 2 }"),
    conformance("func kind§(_ thing: Any) -> Int { thing is any Kind§ ? 1 : 2 }"),
    conformance(
      "func kind§(_ thing: Thing§) -> Int {\n  let all: [any Kind§] = [thing]\n  return all.count\n}"),
    conformance(
      "func kind§(_ thing: Thing§) -> Int { take§(make§()) }\nfunc take§(_ kind: some Kind§) -> Int { 1 }",
      extra: "\npublic func make§() -> some Kind§ { Thing§() }\n"),
    conformance(
      "func deep§<Thing: Deeper§>(_ thing: Thing) -> Int { 1 }\nfunc kind§<Thing: Kind§>(_ thing: Thing) -> Int { 1 }",
      protocol: "public protocol Kind§ {}\n\npublic protocol Deeper§: Kind§ {}", to: "Deeper§"),
    conformance(
      "func kind§(_ thing: Thing§) -> Int { \"\\(thing)\".count }\nstruct Other§: Kind§ {\n  let description = \"\"\n}",
      protocol: "public protocol Kind§: CustomStringConvertible {}",
      members: "\n  public var description: String { \"thing\" }"),
    conformance(
      "func kind§<Holder: Holder§>(_ holder: Holder) -> Int where Holder.Held == Thing§ { 1 }\nstruct Box§: Holder§ {\n  typealias Held = Thing§\n}",
      extra: "\npublic protocol Holder§ {\n  associatedtype Held: Kind§\n}\n",
      "kind§(Box§()) + \"\\(Thing§())\".count"),
    conformance(
      "func cast§<Value>(_ thing: Any, _ type: Value.Type) -> Int { thing is Value ? 1 : 2 }",
      "cast§(Thing§(), (any Kind§).self)"),
    LookAlike(
      name: "Thing§: Kind§ conformance",
      source: """
        public protocol Kind§ {}

        public struct Thing§<Value> {
          let value: Value

          public init(_ value: Value) { self.value = value }
        }

        extension Thing§: Kind§ where Value: Equatable {}
        """,
      helpers: "func kind§<Thing: Kind§>(_ thing: Thing) -> Int { 1 }", use: "kind§(Thing§(1))"),
  ]
}
