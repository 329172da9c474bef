import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// Additions that old code means from now on, as only a compiler can tell.
@Suite struct TakenOverUseTests {
  /// A module before something is added to it, and the addition: each as a surface has it, and as source.
  struct Addition: Sendable, CustomStringConvertible {
    let base: String
    let source: String
    let added: String
    let addedSource: String

    var description: String { added }
  }

  private static let label = ("protocol Named\nvar Named.label: String { get }\nstruct S\nextension S: Named")
  private static let labelSource = """
    public protocol Named {}
    extension Named { public var label: String { "" } }
    public struct S: Named {}

    """

  private static let overloads =
    "protocol P\nprotocol Q\nstruct S\nextension S: P\nfunc f<T>(_: T) where T: P\nfunc f<T>(_: T) where T: Q"
  private static let overloadsSource = """
    public protocol P {}
    public protocol Q {}
    public struct S: P {}
    public func f<T: P>(_ x: T) {}
    public func f<T: Q>(_ x: T) {}

    """

  private func judged(_ addition: Addition) async throws -> [Change] {
    try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(
          old: addition.source, new: addition.source + addition.addedSource, in: folder)
        let old = try Surface.kit(addition.base)
        let new = try Surface.kit(addition.base, addition.added)
        return try ClientTrial(of: APIDiff(old: old, new: new, beside: .ofToolchain), isAlone: false).judged(
          Classifier.changes(in: APIDiff(old: old, new: new, beside: .ofToolchain)), by: compiler
        ).changes
      }
    }
  }

  @Test(arguments: [
    Addition(
      base: label, source: labelSource, added: "var S.label: Int { get }",
      addedSource: "extension S { public var label: Int { 0 } }"),
    Addition(
      base: label, source: labelSource, added: "protocol Q\nvar Q.label: Int { get }\nextension S: Q",
      addedSource: "public protocol Q {}\nextension Q { public var label: Int { 0 } }\nextension S: Q {}"),
    Addition(
      base: "struct Box<T>\nfunc Box.show() -> String",
      source: "public struct Box<T> { public func show() -> String { \"\" } }\n",
      added: "func Box.show() -> Int where T == Int",
      addedSource: "extension Box where T == Int { public func show() -> Int { 0 } }"),
    Addition(
      base: "func get(_: Int, flag: Bool = true) -> String",
      source: "public func get(_ x: Int, flag: Bool = true) -> String { \"\" }\n",
      added: "func get(_: Int) -> Int", addedSource: "public func get(_ x: Int) -> Int { 0 }"),
    Addition(
      base: "func save<T>(_: T) where T: Encodable", source: "public func save<T: Encodable>(_ it: T) {}\n",
      added: "func save(_: String) throws", addedSource: "public func save(_ it: String) throws {}"),
    Addition(
      base: "func load(id: Int, cached: Bool = true) -> Int",
      source: "public func load(id: Int, cached: Bool = true) -> Int { 0 }\n",
      added: "func load(id: Int) async -> Int", addedSource: "public func load(id: Int) async -> Int { 0 }"),
    Addition(
      base: "@dynamicMemberLookup struct J\nsubscript J(dynamicMember: String) -> Bool { get }",
      source: """
        @dynamicMemberLookup public struct J { public subscript(dynamicMember name: String) -> Bool { true } }

        """,
      added: "var J.name: String { get }", addedSource: "extension J { public var name: String { \"\" } }"),
    Addition(
      base: "struct Bag\nextension Bag: Sequence\nfunc Bag.makeIterator() -> IndexingIterator<[Int]>",
      source: """
        public struct Bag: Sequence { public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }

        """,
      added: "func Bag.filter(_: (Int) -> Bool) -> Bag",
      addedSource: "extension Bag { public func filter(_ isKept: (Int) -> Bool) -> Bag { self } }"),
    Addition(
      base: "struct Sack\nextension Sack: Sequence\nfunc Sack.makeIterator() -> IndexingIterator<[Int]>",
      source: """
        public struct Sack: Sequence { public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }

        """,
      added: "func Sack.filter(_: (Int) throws -> Bool) rethrows -> Sack",
      addedSource:
        "extension Sack { public func filter(_ isKept: (Int) throws -> Bool) rethrows -> Sack { self } }"),
    Addition(
      base: "protocol Named\nprotocol Shown\nvar Named.text: String { get }",
      source:
        "public protocol Named {}\npublic protocol Shown {}\nextension Named { public var text: String { \"\" } }\n",
      added: "var Shown.text: String { get }",
      addedSource: "extension Shown { public var text: String { \"\" } }"),
    Addition(
      base: "struct S", source: "public struct S {}\n", added: "func print(_: String) throws",
      addedSource: "public func print(_ text: String) throws {}"),
    Addition(
      base: """
        protocol Job
        associatedtype Job.Output = Int
        func Job.output() -> Output?
        struct S
        extension S: Job
        """,
      source: """
        public protocol Job { associatedtype Output = Int }
        extension Job { public func output() -> Output? { nil } }
        public struct S: Job {}

        """,
      added: "typealias S.Output = String", addedSource: "extension S { public typealias Output = String }"),
    Addition(
      base: overloads, source: overloadsSource, added: "extension S: Q", addedSource: "extension S: Q {}"),
    Addition(
      base: overloads + "\nextension Int: P", source: overloadsSource + "extension Int: P {}\n",
      added: "extension Int: Q", addedSource: "extension Int: Q {}"),
    Addition(
      base: overloads + "\nextension Array: P where Element: P",
      source: overloadsSource + "extension Array: P where Element: P {}\n",
      added: "extension Array: Q where Element: Q", addedSource: "extension Array: Q where Element: Q {}"),
    Addition(
      base: "enum E\ncase E.a(Double)", source: "public enum E { case a(Double) }\n",
      added: "static func E.a(_: Int) -> Int",
      addedSource: "extension E { public static func a(_ x: Int) -> Int { x } }"),
    Addition(
      base: "struct S\nfunc trace(_: String)",
      source: "public struct S {}\npublic func trace(_ it: String) {}\n",
      added: "var S.trace: Int { get }", addedSource: "extension S { public var trace: Int { 0 } }"),
    Addition(
      base: "struct S\nstruct Config", source: "public struct S {}\npublic struct Config {}\n",
      added: "struct S.Config", addedSource: "extension S { public struct Config {} }"),
    Addition(
      base: "struct S", source: "public struct S {}\n", added: "enum Kit", addedSource: "public enum Kit {}"),
    Addition(
      base: "func f()", source: "public func f() {}\n", added: "func Kit()",
      addedSource: "public func Kit() {}"),
    Addition(
      base: "struct S", source: "public struct S {}\n", added: "enum Swift",
      addedSource: "public enum Swift {}"),
    Addition(
      base: "class A", source: "open class A {}\n", added: "func A.print()",
      addedSource: "extension A { public func print() {} }"),
    Addition(
      base: "protocol P", source: "public protocol P {}\n", added: "func P.min() -> Int",
      addedSource: "extension P { public func min() -> Int { 0 } }"),
    Addition(
      base: "struct S", source: "public struct S {}\n", added: "infix operator +: ComparisonPrecedence",
      addedSource: "infix operator +: ComparisonPrecedence"),
    Addition(
      base: "struct S", source: "public struct S {}\n", added: "precedencegroup AdditionPrecedence",
      addedSource: "precedencegroup AdditionPrecedence {}"),
    Addition(
      base: "@resultBuilder enum B\nstatic func B.buildBlock(_: Int...) -> [Int]",
      source: "@resultBuilder public enum B { public static func buildBlock(_ x: Int...) -> [Int] { x } }\n",
      added: "static func B.buildBlock(_: Int, _: Int) -> Int",
      addedSource: "extension B { public static func buildBlock(_ x: Int, _ y: Int) -> Int { x } }"),
  ])
  func anAdditionThatOldCodeMeansOtherwiseIsABreak(addition: Addition) async throws {
    try await expectBreak(by: addition)
  }

  @Test(arguments: additionsByArguments + additionsOfMeanings)
  func anAdditionThatOldArgumentsMeanIsABreak(addition: Addition) async throws {
    try await expectBreak(by: addition)
  }

  private func expectBreak(by addition: Addition) async throws {
    let broken = try await judged(addition).filter { $0.verdict == .breaking }
    #expect(!broken.isEmpty)
    #expect(broken.allSatisfy { $0.proof == .compiler && $0.client != nil && $0.diagnostic != nil })
  }

  @Test(arguments: [
    Addition(
      base: label, source: labelSource, added: "var S.label: String { get }",
      addedSource: "extension S { public var label: String { \"\" } }"),
    Addition(
      base: "func get(_: Int, flag: Bool = true) -> Int",
      source: "public func get(_ x: Int, flag: Bool = true) -> Int { 0 }\n",
      added: "func get(_: Int) -> Int", addedSource: "public func get(_ x: Int) -> Int { 0 }"),
    Addition(
      base: "protocol P\nstruct S\nfunc f(_: S) -> Int\nfunc f<T>(_: T) -> Int where T: P",
      source: """
        public protocol P {}
        public struct S {}
        public func f(_ x: S) -> Int { 0 }
        public func f<T: P>(_ x: T) -> Int { 0 }

        """, added: "extension S: P", addedSource: "extension S: P {}"),
    Addition(
      base: "func walk(_: Double) -> String", source: "public func walk(_ way: Double) -> String { \"\" }\n",
      added: "func walk(_: Int) -> String", addedSource: "public func walk(_ way: Int) -> String { \"\" }"),
    Addition(
      base: "struct Cup\nlet Cup.size: Int\nfunc sorted<U>(by: (Cup) -> U) -> [Cup]",
      source: """
        public struct Cup { public let size: Int }
        public func sorted<U>(by order: (Cup) -> U) -> [Cup] { [] }

        """,
      added: "func sorted<U>(by: KeyPath<Cup, U>) -> [Cup]",
      addedSource: "public func sorted<U>(by order: KeyPath<Cup, U>) -> [Cup] { [] }"),
  ])
  func anAdditionThatServesOldCodeAsWellIsNone(addition: Addition) async throws {
    #expect(try await judged(addition).map(\.verdict) == [.additive])
  }

  @Test func anAdditionSaysWhoseCallsItTakes() async throws {
    let addition = Addition(
      base: Self.label, source: Self.labelSource, added: "var S.label: String { get }",
      addedSource: "extension S { public var label: String { \"\" } }")
    let change = try #require(try await judged(addition).first)
    #expect(change.fact == "‘S.label’ is new. Calls of ‘Named.label’ on ‘S’ run it from now on.")
  }

  @Test func labelsInsideACollectionAreMissed() async throws {
    let judged = try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(
          old: "public func people() -> [(name: String, age: Int)] { [] }",
          new: "public func people() -> [(String, Int)] { [] }", in: folder)
        let old = try Surface.kit("func people() -> [(name: String, age: Int)]")
        let new = try Surface.kit("func people() -> [(String, Int)]")
        return try ClientTrial(of: APIDiff(old: old, new: new, beside: .ofToolchain), isAlone: false).judged(
          Classifier.changes(in: APIDiff(old: old, new: new, beside: .ofToolchain)), by: compiler
        ).changes
      }
    }
    #expect(judged.map(\.verdict) == [.breaking])
  }
}
