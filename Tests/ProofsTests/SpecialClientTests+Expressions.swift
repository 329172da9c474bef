/// Breaks that show where a call or an operator stands among other expressions.
extension SpecialClientTests {
  static let breaksOfExpressions = [
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
