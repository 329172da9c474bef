/// Breaks that show where a call or an operator stands among other expressions.
extension SpecialClientTests {
  static let breaksOfExpressions = [
    Break(
      testDescription: "what a builder of a pack makes of it all is no longer one type",
      old: Version(
        "@resultBuilder enum Rows\nstatic func Rows.buildBlock<each T>(_: repeat each T) -> (repeat each T)\n"
          + "static func Rows.buildFinalResult<each T>(_: (repeat each T)) -> Int",
        """
        @resultBuilder public enum Rows {
          public static func buildBlock<each T>(_ rows: repeat each T) -> (repeat each T) { (repeat each rows) }
          public static func buildFinalResult<each T>(_ rows: (repeat each T)) -> Int { 1 }
        }
        """),
      new: Version(
        "@resultBuilder enum Rows\nstatic func Rows.buildBlock<each T>(_: repeat each T) -> (repeat each T)",
        """
        @resultBuilder public enum Rows {
          public static func buildBlock<each T>(_ rows: repeat each T) -> (repeat each T) { (repeat each rows) }
        }
        """),
      proof: "func take(@Rows _ content: () -> Int) {}"),
    Break(
      testDescription: "a constant of an actor behind a dot no longer says what it is of",
      old: Version(
        "struct Style\n@MainActor static let Style.main: Style\n@MainActor func apply(_: Style)",
        "public struct Style { @MainActor public static let main = Style() }\n"
          + "@MainActor public func apply(_ style: Style) {}"),
      new: Version(
        "struct Style: Equatable\n@MainActor static let Style.main: Style\n"
          + "@MainActor func apply<T>(_: T) where T: Equatable",
        "public struct Style: Equatable { @MainActor public static let main = Style() }\n"
          + "@MainActor public func apply<T: Equatable>(_ style: T) {}"),
      proof: "apply(.main)"),
    Break(
      testDescription:
        "an actor's constant behind a dot no longer says what it is of to what belongs to nobody",
      old: Version(
        "struct Style\nextension Style: Equatable\n@MainActor static let Style.main: Style\nfunc apply(_: Style)",
        "public struct Style: Equatable, Sendable { @MainActor public static let main = Style() }\n"
          + "public func apply(_ style: Style) {}"),
      new: Version(
        "struct Style\nextension Style: Equatable\n@MainActor static let Style.main: Style\n"
          + "func apply<T>(_: T) where T: Equatable",
        "public struct Style: Equatable, Sendable { @MainActor public static let main = Style() }\n"
          + "public func apply<T: Equatable>(_ style: T) {}"),
      proof: "apply(.main)"),
    Break(
      testDescription: "an actor's constant behind a dot no longer says of what it is in brackets",
      old: Version(
        "struct Key\nextension Key: Equatable\n@MainActor static let Key.main: Key\nstruct Box\nsubscript Box(_: Key) -> Int { get }",
        "public struct Key: Equatable, Sendable { @MainActor public static let main = Key() }\n"
          + "public struct Box { public subscript(_ key: Key) -> Int { 0 } }"),
      new: Version(
        "struct Key\nextension Key: Equatable\n@MainActor static let Key.main: Key\nstruct Box\n"
          + "subscript Box<T>(_: T) -> Int where T: Equatable { get }",
        "public struct Key: Equatable, Sendable { @MainActor public static let main = Key() }\n"
          + "public struct Box { public subscript<T: Equatable>(_ key: T) -> Int { 0 } }"),
      proof: "[.main]"),
    Break(
      testDescription: "a pair is passed as one value where each of many has a type of its own",
      old: Version("func verify<A>(_: A)", "public func verify<A>(_ a: A) {}"),
      new: Version(
        "func verify<A, each B>(_: A, _: repeat each B)",
        "public func verify<A, each B>(_ a: A, _ b: repeat each B) {}"),
      proof: "verify((1, 2))"),
    Break(
      testDescription: "a call with what is of a subclass gives one of that and not of the class",
      old: Version(
        "open class Node\nfinal class Leaf: Node\nfunc make(_: Node.Type) -> Node",
        "open class Node { public required init() {} }\npublic final class Leaf: Node {}\n"
          + "public func make(_ type: Node.Type) -> Node { type.init() }"),
      new: Version(
        "open class Node\nfinal class Leaf: Node\nfunc make<N>(_: N.Type) -> N where N: Node",
        "open class Node { public required init() {} }\npublic final class Leaf: Node {}\n"
          + "public func make<N: Node>(_ type: N.Type) -> N { type.init() }"),
      proof: "(_ value0: Leaf.Type)"),
    Break(
      testDescription: "what throws nothing leaves nothing to handle",
      old: Version(
        "enum Fault: Error\nfunc attempt(_: () throws(Fault) -> Int) throws(Fault) -> Int",
        "public enum Fault: Error {}\n"
          + "public func attempt(_ work: () throws(Fault) -> Int) throws(Fault) -> Int { try work() }"),
      new: Version(
        "enum Fault: Error\nfunc attempt<E>(_: () throws(E) -> Int) throws(E) -> Int where E: Error",
        "public enum Fault: Error {}\n"
          + "public func attempt<E: Error>(_ work: () throws(E) -> Int) throws(E) -> Int { try work() }"),
      proof: "(_ value0: () -> Int)"),
    Break(
      testDescription: "what a closure drops has to be of one type now",
      old: Version("func batch(_: () -> Void)", "public func batch(_ changes: () -> Void) {}"),
      new: Version(
        "@discardableResult func batch<T>(_: () -> T) -> T",
        "@discardableResult public func batch<T>(_ changes: () -> T) -> T { changes() }"),
      proof: "{ batch({ given0() }) }"),
    Break(
      testDescription: "what an argument throws is no more kept inside",
      old: Version(
        "func survives<T>(_: @autoclosure () throws -> T) -> Bool",
        "public func survives<T>(_ value: @autoclosure () throws -> T) -> Bool { true }"),
      new: Version(
        "func survives<T>(_: T) -> Bool", "public func survives<T>(_ value: T) -> Bool { true }"),
      proof: ") {\n  let result: Bool = survives(try given0())"),
    Break(
      testDescription: "what an operand throws is no more kept inside",
      old: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: @autoclosure () throws -> Int) -> Rule",
        "public struct Rule {\n"
          + "  public static func && (a: Rule, b: @autoclosure () throws -> Int) -> Rule { a }\n}"),
      new: Version(
        "struct Rule\nstatic func Rule.&&(_: Rule, _: Int) -> Rule",
        "public struct Rule { public static func && (a: Rule, b: Int) -> Rule { a } }"),
      proof: ") {\n  _ = value0 && (try given1())"),
    Break(
      testDescription: "an operator that assigns cannot tell which error it throws",
      old: Version(
        "infix operator ?=: AssignmentPrecedence\nfunc ?= <T>(_: inout T?, _: @autoclosure () throws -> T) rethrows",
        "infix operator ?=: AssignmentPrecedence\n"
          + "public func ?= <T>(a: inout T?, b: @autoclosure () throws -> T) rethrows { a = try b() }"),
      new: Version(
        "infix operator ?=: AssignmentPrecedence\n"
          + "func ?= <T, E>(_: inout T?, _: @autoclosure () throws(E) -> T) throws(E) where E: Error",
        "infix operator ?=: AssignmentPrecedence\n"
          + "public func ?= <T, E: Error>(a: inout T?, b: @autoclosure () throws(E) -> T) throws(E) { a = try b() }"
      ),
      proof: "  value0 ?= value1\n"),
    Break(
      testDescription: "an override asks for what had a default",
      old: Version(
        "open class Layer\nopen func Layer.draw(scale: Int = 1) -> Int\nopen class Text: Layer",
        "open class Layer { open func draw(scale: Int = 1) -> Int { scale } }\nopen class Text: Layer {}"),
      new: Version(
        "open class Layer\nopen func Layer.draw(scale: Int = 1) -> Int\nopen class Text: Layer\n"
          + "open func Text.draw(scale: Int) -> Int",
        "open class Layer { open func draw(scale: Int = 1) -> Int { scale } }\n"
          + "open class Text: Layer { open override func draw(scale: Int) -> Int { 2 } }"),
      proof: "(_ it: Text) {\n  var result = it.draw()\n"),
    Break(
      testDescription: "two calls no longer give values of one type",
      old: Version(
        "func spring(force: Int = 1) -> some Equatable",
        "public func spring(force: Int = 1) -> some Equatable { force }"),
      new: Version(
        "func spring() -> some Equatable\nfunc spring(force: Int) -> some Equatable",
        "public func spring() -> some Equatable { 1 }\n"
          + "public func spring(force: Int) -> some Equatable { force }"),
      proof: "  var result = spring(force: value0)\n  result = spring()\n"),
  ]
}
