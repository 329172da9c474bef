import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

@Suite struct RealCompilerTests {
  /// A side of the change: what its surface says, and its source.
  private struct Side {
    let surface: Surface
    let source: String

    init(_ lines: String, _ source: String) throws {
      surface = try .kit(lines)
      self.source = source
    }
  }

  private func judged(_ old: Side, _ new: Side) async throws -> [Change] {
    try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(old: old.source, new: new.source, in: folder)
        let changes = Classifier.changes(
          in: APIDiff(old: old.surface, new: new.surface, beside: .ofToolchain))
        return try ClientTrial(
          of: APIDiff(old: old.surface, new: new.surface, beside: .ofToolchain), isAlone: false
        )
        .judged(
          changes, by: compiler
        ).changes
      }
    }
  }

  @Test func onlyTheClientsOfWhatChangedFail() async throws {
    let judged = try await judged(
      Side("func load()\nfunc rest() -> Int", "public func load() {}\npublic func rest() -> Int { 0 }"),
      Side(
        "func load() throws\nfunc rest() -> Int",
        "public func load() throws {}\npublic func rest() -> Int { 0 }"))
    #expect(judged.map(\.declaration) == ["load()"])
    #expect(judged.first?.diagnostic?.contains("can throw") == true)
    #expect(judged.first?.client == "func client() {\n  load()\n}\n")
  }

  /// What an extension declares nobody overrides, whatever it says; if it has constraints, the compiler does not even
  /// look for it there.
  @Test(arguments: ["", " where Fill: Equatable"])
  func whatNobodyCouldOverrideBreaksNobodyWhenItIsNoLongerOpen(clause: String) async throws {
    func side(_ access: String, _ level: String) throws -> Side {
      try Side(
        "open class Jar<Fill>\ninit Jar()\n\(level)func Jar.rest()\(clause)\n\(level)func Jar.work()",
        """
        open class Jar<Fill> { public init() {}
        \(access) func work() {} }
        extension Jar\(clause) { \(access) func rest() {} }
        """)
    }
    let judged = try await judged(side("open", "open "), side("public", ""))
    #expect(judged.map(\.declaration) == ["Jar.rest()", "Jar.work()"])
    #expect(judged.map(\.verdict) == [.compatible, .breaking])
    #expect(judged.map(\.proof) == [.compiler, .compiler])
  }

  /// Nobody calls a builder's own functions, or has to know what a block of one statement is.
  @Test func whatCountsOfABuilderIsThatItsStatementsCompile() async throws {
    let rules = "protocol Rule\nstruct Rules\nextension Rules: Rule\n@resultBuilder enum Made\n"
    let source = "public protocol Rule {}\npublic struct Rules: Rule {}\n@resultBuilder public enum Made {\n"
    let judged = try await judged(
      Side(
        rules + "static func Made.buildBlock<A>(_: A) -> A where A: Rule\n"
          + "static func Made.buildBlock<A, B>(_: A, _: B) -> Rules where A: Rule, B: Rule",
        """
        \(source)public static func buildBlock<A: Rule>(_ a: A) -> A { a }
        public static func buildBlock<A: Rule, B: Rule>(_ a: A, _ b: B) -> Rules { Rules() }
        }
        """),
      Side(
        rules + "static func Made.buildBlock<each R>(_: repeat each R) -> Rules where repeat each R: Rule",
        """
        \(source)public static func buildBlock<each R: Rule>(_ r: repeat each R) -> Rules { Rules() }
        }
        """))
    #expect(!judged.isEmpty)
    #expect(judged.filter { $0.verdict == .breaking } == [])
  }

  /// Whatever else has changed about what it makes ambiguous.
  @Test func whatMakesCallsAmbiguousIsToldBesideAnotherBreakOfTheSame() async throws {
    let new = "func fill(_: Int64, by: Int = 1)\nfunc fill(_: UInt32, by: Int = 1)"
    let judged = try await judged(
      Side("func fill(_: UInt32, by: UInt32 = 1)", "public func fill(_: UInt32, by: UInt32 = 1) {}"),
      Side(new, "public func fill(_: Int64, by: Int = 1) {}\npublic func fill(_: UInt32, by: Int = 1) {}"))
    let added = judged.filter { $0.difference?.old == nil }
    #expect(added.map(\.verdict) == [.breaking])
    #expect(added.map { $0.diagnostic?.contains("ambiguous") } == [true])
  }

  @Test func aParameterWithTheNameOfAProtocolHidesIt() async throws {
    let task = "struct Task<Error>: Sendable where Error: Error\ninit Task()\n"
    let source = "public struct Task<Error: Swift.Error>: Sendable { public init() {}\npublic func"
    let judged = try await judged(
      Side("\(task)func Task.stop()", "\(source) stop() {} }"),
      Side("\(task)func Task.stop(now: Bool)", "\(source) stop(now: Bool) {} }"))
    #expect(judged.map(\.declaration) == ["Task.stop()"])
    #expect(judged.map(\.proof) == [.compiler])
  }

  @Test func aMistakeThatOnlyTheFlowOfValuesShowsIsFoundBesideOthers() async throws {
    let key = "public struct Key: ~Copyable { public init() {} }\n"
    let judged = try await judged(
      Side(
        "struct Key: ~Copyable\nfunc look(_: borrowing Key)\nfunc gone()",
        key + "public func look(_ key: borrowing Key) {}\npublic func gone() {}"),
      Side(
        "struct Key: ~Copyable\nfunc look(_: consuming Key)",
        key + "public func look(_ key: consuming Key) {}"))
    let proven = judged.filter { $0.verdict == .breaking && $0.proof == .compiler }.map(\.declaration)
    #expect(Set(proven) == ["look(_:)", "gone()"])
  }

  @Test func anArgumentThatThrowsShowsThatItIsPutOff() async throws {
    let judged = try await judged(
      Side("func note(_: String)", "public func note(_ text: String) {}"),
      Side(
        "func note(_: @autoclosure () -> String)", "public func note(_ text: @autoclosure () -> String) {}"))
    #expect(judged.allSatisfy { $0.verdict == .breaking && $0.proof == .compiler })
    #expect(judged.first?.diagnostic?.contains("autoclosure") == true)
  }

  @Test func whatTheOldSideRejectsProvesNothing() async throws {
    let source = "public func load() {}"
    let judged = try await judged(Side("func missing()", source), Side("", source))
    #expect(judged.map(\.proof) == [.rule])
  }

  @Test func aMemberBehindAnAliasIsToldAndProvedInItsOldName() async throws {
    let judged = try await judged(
      Side(
        "struct Paint\nvar Paint.code: Int { get }",
        "public struct Paint { public var code: Int { 0 } }"),
      Side(
        "struct Colour\nvar Colour.code: String { get }\ntypealias Paint = Colour",
        "public struct Colour { public var code: String { \"\" } }\npublic typealias Paint = Colour"))
    let change = try #require(judged.first { $0.verdict == .breaking })
    #expect(change.proof == .compiler)
    #expect(change.declaration == "Paint.code")
    #expect(change.client?.contains("Paint") == true)
  }

  @Test func aWeakerClientTakesThePlaceOfOneThatTheOldSideRejects() async throws {
    let judged = try await judged(
      Side("protocol Keeper: Sendable", "public protocol Keeper: Sendable {}"),
      Side(
        "protocol Keeper: Sendable\n@requirement func Keeper.keep()",
        "public protocol Keeper: Sendable { func keep() }"))
    let change = try #require(judged.first)
    #expect(change.client?.contains("stored") == false)
    #expect(change.diagnostic?.contains("does not conform") == true)
  }

  /// Not every protocol's own type conforms to it, so that nobody could pass a list of those.
  @Test func aCallThatNobodyCouldWriteCastsNoDoubtOnTheOthers() async throws {
    let types = "public struct Graph<W: Numeric> {}\n"
    func side(_ lines: String, _ constraint: String) throws -> Side {
      try Side(
        "struct Graph<W> where W: Numeric\nfunc walk<T, W>(_: [T], in: Graph<W>) where T: Hashable\(lines)",
        "\(types)public func walk<T: Hashable, W\(constraint)>(_ nodes: [T], in graph: Graph<W>) {}")
    }
    let judged = try await judged(side("", ""), side(", W: Numeric", ": Numeric"))
    #expect(judged.filter { $0.verdict == .breaking } == [])
  }

  @Test func nobodyLeavesToAnOperatorWhatBothOfItsOperandsAre() async throws {
    let instant = "struct Instant\ninit Instant(ms: Int)\n"
    let old = try Side(
      "\(instant)static func Instant.-(_: Instant, _: Instant) -> Int",
      """
      public struct Instant {
        public init(ms: Int) {}
        public static func - (later: Instant, earlier: Instant) -> Int { 0 }
      }
      """)
    let new = try Side(
      "\(instant)protocol Timed\nstatic func Timed.-(_: Self, _: Self) -> Int\nextension Instant: Timed",
      """
      public struct Instant: Timed { public init(ms: Int) {} }
      public protocol Timed {}
      extension Timed { public static func - (later: Self, earlier: Self) -> Int { 0 } }
      """)
    #expect(try await judged(old, new).filter { $0.verdict == .breaking } == [])
  }

  @Test func nobodyBeginsAnExpressionWithAnInitializerThatNamesNoType() async throws {
    let shelf = "struct Shelf\ninit Shelf(_: [Int])\n"
    let old = try Side(
      "\(shelf)static func Shelf.~=(_: Shelf, _: Int) -> Bool",
      """
      public struct Shelf {
        public init(_ items: [Int]) {}
        public static func ~= (shelf: Shelf, item: Int) -> Bool { true }
      }
      """)
    let new = try Side(
      "\(shelf)protocol Holder\nstatic func Holder.~=(_: Self, _: Int) -> Bool\nextension Shelf: Holder",
      """
      public struct Shelf: Holder { public init(_ items: [Int]) {} }
      public protocol Holder {}
      extension Holder { public static func ~= (holder: Self, item: Int) -> Bool { true } }
      """)
    #expect(try await judged(old, new).filter { $0.verdict == .breaking } == [])
  }
}
