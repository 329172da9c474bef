import APIComparison
import GateTestSupport
import PublicAPI
import Testing

/// What a finding says has happened.
@Suite struct SentenceTests {
  private func changes(_ old: String, _ new: String) throws -> [Change] {
    let sides = try [old, new].map {
      let head = "// public surface, format 1, module Shop\nprotocol P\n"
      return try Surface(baseline: "\(head)\($0)\n", file: "Shop.txt")
    }
    return Classifier.changes(in: APIDiff(old: sides[0], new: sides[1], beside: .ofToolchain))
  }

  @Test("A shim is there where what it keeps has been, for its body may need that")
  func availability() throws {
    let remedies = try changes(
      "@available(iOS 16, macOS 13, *) func make(_: Int)",
      "@available(iOS 16, macOS 13, *) func make(of: Int)"
    ).map(\.remedy.description)
    #expect(
      remedies.contains { $0.contains("@available(iOS 16, macOS 13, *) public func make(_ value: Int)") },
      "\(remedies)")
  }

  @Test(arguments: [
    (
      "typealias Pair<A> = (A, A)", "typealias Pair<A> = (A, A) where A: Equatable",
      "‘Pair’ now requires ‘T: Equatable’."
    ),
    (
      "typealias Either<A, B> = Result<A, B> where B: Error", "typealias Either<A> = Result<A, any Error>",
      "‘Either<T, U>’ stood for ‘Result<T, U>’, and ‘Either<T>’ now stands for ‘Result<T, any Error>’."
    ),
    (
      "func weigh<A>(_: borrowing A) where A: ~Copyable", "func weigh<A>(_: borrowing A)",
      "‘weigh(_:)’ no longer allows ‘A: ~Copyable’."
    ),
    (
      "func weigh<A>(_: borrowing A) where A: ~Copyable",
      "func weigh<A>(_: borrowing A) where A: ~Copyable, A: ~Escapable",
      "‘weigh(_:)’ takes types that are not ‘Escapable’, too."
    ),
    (
      "func weigh(_: (Int) -> Int)", "func weigh(_: (inout Int) -> Void)",
      "The parameter of ‘weigh(_:)’ changed: (Int) -> Int became (inout Int) -> Void."
    ),
    (
      "func weigh(_: inout some P)", "func weigh(_: inout any P)",
      "The parameter of ‘weigh(_:)’ accepts more: inout some P became inout any P."
    ),
    (
      "func weigh(_: Int, _: Int)", "func weigh(_: Int, _: Int...)",
      "Parameter 2 of ‘weigh(_:_:)’ takes any number of arguments and not only one."
    ),
    (
      "func weigh(all: Int...)", "func weigh(all: [Int])",
      "The parameter ‘all’ of ‘weigh(all:)’ changed: Int... became [Int]."
    ),
    (
      "func weigh(_: some Sequence<some P>)", "func weigh(_: some Sequence<some P & Hashable>)",
      "‘weigh(_:)’ now requires ‘some Hashable & P’."
    ),
    (
      "func weigh<A>(_: A) where A: Sequence", "func weigh<A>(_: A) where A.Element == Int, A: Sequence",
      "‘weigh(_:)’ now requires ‘A.Element == Int’."
    ),
    (
      "func weigh<T>(_: some Sequence<T>) where T: P", "func weigh(_: some Sequence<some Any>)",
      "‘weigh(_:)’ no longer requires ‘T: P’."
    ),
    (
      "protocol Q\n@requirement(defaulted) func Q.go()\nfunc Q.go()", "protocol Q\n@requirement func Q.go()",
      "The default implementation of ‘Q.go()’ is gone."
    ),
    (
      "protocol Q\n@requirement func Q.go()\nfunc Q.go()",
      "protocol Q\n@requirement func Q.go()\n@MainActor func Q.go()",
      "‘Q.go()’ is now isolated to ‘MainActor’."
    ),
    (
      "protocol Q\nassociatedtype Q.ID = Int", "protocol Q\nassociatedtype Q.ID = String",
      "The default of ‘Q.ID’ was ‘Int’ and is now ‘String’."
    ),
    (
      "protocol Q\nassociatedtype Q.ID = Int", "protocol Q\nassociatedtype Q.ID",
      "The default of ‘Q.ID’, ‘Int’, is gone."
    ),
    (
      "@available(*, deprecated) func go()", "@available(*, deprecated, renamed: \"run\") func go()",
      "‘go()’ changed the advice of its deprecation."
    ),
    ("@available(*, deprecated) func go()", "func go()", "‘go()’ is no longer deprecated."),
    ("struct Test", "enum Test", "‘Test’ was declared with ‘struct’ and is now an ‘enum’."),
    ("enum Test", "actor Test", "‘Test’ was declared with ‘enum’ and is now an ‘actor’."),
    ("enum Test", "struct Test", "‘Test’ was declared with ‘enum’ and is now a ‘struct’."),
    (
      "func go()", #"@available(*, deprecated, message: "Use “run”") func go()"#,
      "‘go()’ is now deprecated: Use “run”."
    ),
    (
      "func go()", #"@available(*, deprecated, message: "Run!", renamed: "run") func go()"#,
      "‘go()’ is now deprecated: Run!"
    ),
    (
      "func go()", #"@available(*, unavailable, message: "Nobody goes.") func go()"#,
      "‘go()’ became unavailable on *: Nobody goes."
    ),
    ("@available(iOS 17, *) func go()", "func go()", "‘go()’ is available in earlier versions of iOS."),
    (
      "struct S\nnonisolated(unsafe) static let S.shared: S", "struct S\nstatic let S.shared: S",
      "‘S.shared’ is isolated as before."
    ),
    (
      "struct S\nnonisolated(nonsending) func S.go() async", "struct S\n@concurrent func S.go() async",
      "‘S.go()’ runs on another executor."
    ),
    (
      "struct S\nfunc S.go() async", "struct S\nnonisolated(nonsending) func S.go() async",
      "‘S.go()’ runs on another executor."
    ),
    (
      "actor A\nnonisolated let A.name: String", "actor A\nvar A.name: String { get }",
      "‘A.name’ is now isolated to its actor."
    ),
  ])
  func aSentenceSaysWhatHasHappenedAndNothingElse(old: String, new: String, fact: String) throws {
    #expect(try changes(old, new).map(\.fact) == [fact])
  }

  @Test(arguments: [
    (
      "@attached(member, names: named(a)) macro Tea()",
      "@attached(member, names: named(a), named(b)) macro Tea()", "No client stops compiling for it."
    ),
    (
      "func boil()", "@available(swift, obsoleted: 9) func boil()",
      "Clients of that version can no longer use it."
    ),
    (
      "func boil() -> Int", "@discardableResult func boil() -> Int",
      "A result that nobody uses is no longer a warning."
    ),
    (
      "func AsyncSequence.all() async rethrows",
      "func AsyncSequence.all() async throws(Self.Failure)",
      "Callers that handle the error get it by its type."
    ),
    (
      "precedencegroup Piping { associativity: left }",
      "precedencegroup Piping { associativity: left; higherThan: AdditionPrecedence }",
      "Only a client's own group that relates the two the other way round is refused."
    ),
    (
      "@propertyWrapper struct Low\nfunc weigh(@Low level: Int)",
      "@propertyWrapper struct Low\nfunc weigh(level: Int)", "No client stops compiling for it."
    ),
  ])
  func aMilderVerdictIsNotExplainedByWhatTheRuleFears(old: String, new: String, meaning: String) throws {
    let changes = try changes(old, new)
    #expect(changes.map(\.verdict) == [.compatible])
    #expect(changes.map(\.meaning) == [meaning])
  }

  @Test func whatAClassAsksOfItsSubclassesConcernsNobodyWhoHadNone() throws {
    let changes = try changes("class Tea\ninit Tea()", "open class Tea\nrequired init Tea()")
    #expect(changes.map(\.rule.id).sorted() == ["opened", "required-added"])
    #expect(!changes.contains { $0.verdict == .breaking })
  }

  @Test func whoLosesNoncopyableTypesHearsWhichOnes() throws {
    let changes = try changes(
      "func weigh<A>(_: borrowing A) where A: ~Copyable", "func weigh<A>(_: borrowing A)")
    #expect(changes.map(\.meaning) == ["Types that are not ‘Copyable’ can no longer be used."])
  }

  /// The first one is told with the code that helps, so two runs would else say different things.
  @Test func findingsFollowTheOrderOfWhatIsWritten() throws {
    let changes = try changes(
      "func go(_: @escaping () -> Void)", "func go(_: @MainActor @Sendable @escaping () -> Void)")
    #expect(changes.map(\.rule.id) == ["closure-isolation-changed", "closure-sendable-added"])
  }

  @Test func whoRethrewAnyErrorNowSaysOfWhichType() throws {
    let changes = try changes(
      "func boil(_: () throws -> Int) rethrows",
      "func boil<Failure>(_: () throws(Failure) -> Int) throws(Failure) where Failure: Error")
    #expect(changes.map(\.meaning).contains("Callers that handle the error get it by its type."))
  }

  @Test func asynchronousCodeTakesAnAsynchronousOverloadInAnyCase() throws {
    let changes = try changes("func go() -> Int", "func go() -> Int\nfunc go() async -> Int")
    #expect(changes.map(\.rule.id) == ["ambiguous-overload-added"])
    #expect(changes.map(\.remedy) == [.words("Give the new declaration another name or label.")])
  }
}
