extension SpecialClientTests {
  /// Those that callers notice.
  static let breaksForCallers = [
    Break(
      testDescription: "a constant can be consumed, and not changed",
      old: Version(
        "struct Key: ~Copyable\nconsuming func Key.turn()",
        "public struct Key: ~Copyable { public consuming func turn() {} }"),
      new: Version(
        "struct Key: ~Copyable\nmutating func Key.turn()",
        "public struct Key: ~Copyable { public mutating func turn() {} }"),
      proof: "  let it = given\n  it.turn()"),
    Break(
      testDescription: "nobody is spared the actor any more",
      old: Version(
        "@preconcurrency @MainActor class Box\n@MainActor func Box.open()",
        "@preconcurrency @MainActor public class Box { public func open() {} }"),
      new: Version(
        "@MainActor class Box\n@MainActor func Box.open()",
        "@MainActor public class Box { public func open() {} }"),
      proof: "func client(_ it: Box) {\n  it.open()"),
    Break(
      testDescription: "what is only in one type of a generic one no longer tells which is meant",
      old: Version(
        "struct Box<T>\nstatic var Box.zero: Int { get } where T == Int",
        "public struct Box<T> {}\nextension Box where T == Int { public static var zero: Int { 0 } }"),
      new: Version(
        "struct Box<T>\nstatic var Box.zero: Int { get }",
        "public struct Box<T> {}\nextension Box { public static var zero: Int { 0 } }"),
      proof: "var result = Box.zero\n"),
    Break(
      testDescription: "an initializer no longer tells which type of a generic one is meant",
      old: Version(
        "struct Box<T>\ninit Box() where T == Int",
        "public struct Box<T> { let it: T? }\nextension Box where T == Int { public init() { it = nil } }"),
      new: Version("struct Box<T>\ninit Box()", "public struct Box<T> { public init() {} }"),
      proof: "  _ = Box()\n"),
    Break(
      testDescription: "a closure of an actor is sent",
      old: Version(
        "func run(_: @Sendable () async -> Void) async",
        "public func run(_ work: @Sendable () async -> Void) async {}"),
      new: Version(
        "func run(_: () async -> Void) async", "public func run(_ work: () async -> Void) async {}"),
      proof: "await run({ await self.own() })"),
    Break(
      testDescription: "the error of a getter is no longer known",
      old: Version(
        "struct Lost: Error\nvar count: Int { get throws(Lost) }",
        "public struct Lost: Error {}\npublic var count: Int { get throws(Lost) { 0 } }"),
      new: Version(
        "struct Lost: Error\nvar count: Int { get }",
        "public struct Lost: Error {}\npublic var count: Int { 0 }"),
      proof: "_ = try count\n  } catch {\n    handle(error)"),
    Break(
      testDescription: "the error that an argument throws is no longer known",
      old: Version(
        "func retry<E>(_: () throws(E) -> Void) throws(E) where E: Error",
        "public func retry<E: Error>(_ work: () throws(E) -> Void) throws(E) {}"),
      new: Version(
        "func retry<E>(_: () throws(E) -> Void) where E: Error",
        "public func retry<E: Error>(_ work: () throws(E) -> Void) {}"),
      proof: "func handle(_ error: E) {}"),
    Break(
      testDescription: "what an alias leads to loses a member",
      old: Version(
        "struct _Cup\nfunc _Cup.fill()\ntypealias Cup = _Cup",
        "public struct _Cup { public func fill() {} }\npublic typealias Cup = _Cup"),
      new: Version(
        "struct _Cup\ntypealias Cup = _Cup", "public struct _Cup {}\npublic typealias Cup = _Cup"),
      proof: "it.fill()"),
  ]
}
