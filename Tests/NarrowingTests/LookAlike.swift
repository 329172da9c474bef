/// A part that looks as if nobody used it.
struct LookAlike {
  let name: String
  let source: String
  /// What another module declares to use it.
  var helpers = ""
  /// What another module computes with it.
  let use: String
}

extension LookAlike {
  private static func requirement(
    _ name: String, _ declaration: String, _ witness: String, extra: String = "", _ ask: String
  ) -> LookAlike {
    LookAlike(
      name: "Asked§.\(name) requirement",
      source: """
        public protocol Asked§ {
          \(declaration)
        }

        public struct Asker§: Asked§ {
          \(witness)
        }
        \(extra)
        """,
      helpers: ask, use: "ask§(Asker§())")
  }

  private static let silent = "public init() {}"

  /// Requirements that are called in ways that are easy to miss.
  static let requirements = [
    requirement(
      "asked()", "func asked() -> Int", "\(silent)\n  public func asked() -> Int { 1 }",
      "func ask§(_ thing: some Asked§) -> Int { thing.asked() }"),
    requirement(
      "asked()", "func asked() -> Int", "\(silent)\n  public func asked() -> Int { 1 }",
      "func ask§(_ thing: any Asked§) -> Int { thing.asked() }"),
    requirement(
      "asked", "var asked: Int { get }", "\(silent)\n  public var asked: Int { 1 }",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int { thing[keyPath: \\.asked] }"),
    requirement(
      "asked()", "func asked() -> Int", "\(silent)\n  public func asked() -> Int { 1 }",
      extra: "\nextension Asked§ {\n  public func twice() -> Int { asked() * 2 }\n}",
      "func ask§(_ thing: Asker§) -> Int { thing.twice() }"),
    requirement(
      "asked", "var asked: Int { get set }", "\(silent)\n  public var asked = 1",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int {\n  var copy = thing\n  copy.asked = 2\n  return 1\n}"
    ),
    requirement(
      "+(_:_:)", "static func + (one: Self, other: Self) -> Int",
      "\(silent)\n  public static func + (one: Asker§, other: Asker§) -> Int { 1 }",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int { thing + thing }"),
    requirement(
      "asked", "static var asked: Int { get }", "\(silent)\n  public static var asked: Int { 1 }",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int { Thing.asked }"),
    requirement(
      "init(asked:)", "init(asked: Int)", "\(silent)\n  public init(asked: Int) {}",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int { _ = Thing(asked: 1); return 1 }"),
    requirement(
      "Answer", "associatedtype Answer", "public typealias Answer = Int\n  \(silent)",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int where Thing.Answer == Int { 1 }"),
    requirement(
      "subscript(_:)", "subscript(number: Int) -> Int { get }",
      "\(silent)\n  public subscript(number: Int) -> Int { number }",
      "func ask§<Thing: Asked§>(_ thing: Thing) -> Int { thing[1] }"),
  ]

  private static func enumeration(
    _ inheritance: String = "", _ cases: String = "case usual, rare", extra: String = "",
    helpers: String = "",
    _ use: String
  ) -> LookAlike {
    LookAlike(
      name: "Pick§.rare case",
      source: "public enum Pick§\(inheritance) {\n  \(cases)\n}\n\(extra)", helpers: helpers, use: use)
  }

  private static let count = "func count§(_ pick: Pick§) -> Int { pick == .usual ? 1 : 2 }"

  /// Cases that are made or asked for in ways that are easy to miss.
  static let cases = [
    enumeration(helpers: count, "count§(.rare)"),
    enumeration(
      extra: "\npublic func pick§() -> Pick§ { .usual }\n",
      helpers:
        "func count§(_ pick: Pick§) -> Int {\n  switch pick {\n  case .usual: 1\n  case .rare: 2\n  }\n}",
      "count§(pick§())"),
    enumeration(": CaseIterable", helpers: count, "Pick§.allCases.map(count§).count"),
    enumeration(": String", helpers: count, "count§(Pick§(rawValue: \"rare\") ?? .usual)"),
    enumeration(
      ": Codable",
      helpers: count + "\nfunc decode§<Value: Decodable>(_ type: Value.Type) -> Value? { nil }",
      "count§(decode§(Pick§.self) ?? .usual)"),
    enumeration(
      ": Rare§",
      extra: "\npublic protocol Rare§: Equatable {\n  static var rare: Self { get }\n}\n",
      helpers: count + "\nfunc rare§<Thing: Rare§>() -> Thing { .rare }", "count§(rare§())"),
    enumeration(
      extra: "\npublic func weigh§(_ pick: Pick§ = .rare) -> Int { pick == .usual ? 1 : 2 }\n", "weigh§()"),
    enumeration(
      extra: "\npublic func pick§() -> Pick§ { .usual }\n",
      helpers: "func count§(_ pick: Pick§) -> Int {\n  if case .rare = pick { 1 } else { 2 }\n}",
      "count§(pick§())"),
    enumeration(
      "", "case usual\n  indirect case rare(Int)",
      helpers: "func count§(_ pick: Pick§) -> Int {\n  if case .usual = pick { 1 } else { 2 }\n}",
      "[1].map(Pick§.rare).map(count§).count"),
    enumeration(
      ": Listed§", extra: "\npublic protocol Listed§: CaseIterable {}\n",
      helpers: count + "\nfunc all§<Thing: Listed§>(_ type: Thing.Type) -> Int { type.allCases.count }",
      "all§(Pick§.self) + count§(.usual)"),
  ]
}
