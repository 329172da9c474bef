import PublicAPI
import Testing

@Suite struct BaselineTests {
  private static let head = "// public surface, format 1, module Shop\n"

  private func surface(_ lines: String) throws -> Surface {
    try Surface(baseline: Self.head + lines, file: "Shop.txt")
  }

  @Test(
    "A line that is read and written again stays as it is",
    arguments: [
      "struct Request: Hashable", "open class Base",
      "func packs<each T>(_: repeat each T) -> (repeat each T)",
      "init Request?(_: String, method: Request.Method = .get)",
      "subscript Grid(_: Int, at: Int = 2) -> Int { get set }",
      "static func Money.+ (_: Money, _: Money) -> Money", "static func Money.< (_: Money, _: Money) -> Bool",
      "case Shape.circle(radius: Double, String)", "extension Box: Sendable where T: Sendable",
      "infix operator <+>: Group",
      "precedencegroup Group { associativity: left; higherThan: AdditionPrecedence }",
      "@_exported import Dispatch", "@requirement(defaulted) var Named.name: String { get set }",
      "@MainActor func Base.load(_: @MainActor @Sendable @escaping (Int) async throws -> Void) async throws(LoadError)",
      "typealias Table<X> = [String: X]", "struct Token: ~Copyable",
      "let start: (a: Int, b: (inout Int) -> Void)?",
      "associatedtype Store.Key: Comparable = Int",
      "protocol Store<Key>: AnyObject, Sendable where Self.Key: Hashable",
      "@available(*, deprecated, renamed: \"new\") @available(macOS 12.1, *) func old()",
      #"@available(*, deprecated, message: "Use new(), not \"old\": it's (much) faster\\n\\\\o/", renamed: "new") func old()"#,
      #"@available(*, unavailable, message: "") func never()"#,
      "@available(iOS 13, macOS 10.15, *) @available(tvOS, introduced: 13, deprecated: 15) func older()",
      "func fill<let n: Int, T>(_: Rows<n, T>.Type = Rows<n, T>.self, half: Bool = 1 < 2, _: T)",
      "func cap(size: Int = 1 << 14, wide: Int = 1<<20, less: Bool = a<b, more: Bool = A > b)",
      "@only(Linux) func poll() -> Int",
      "func read<T>(_: T) -> [T.Element] where T.Element == Int, T: Collection",
      "func `default`(in: Int)", "struct Matrix<let rows: Int>", "func pick() -> any Sendable & Store<Int>",
      "var Act.value: Int { get async throws(LoadError) }",
      "func take(_: borrowing Token, _: consuming Token)",
      "func make<S, A>(@Builder<S, A> of: () -> some Part<S, A>, _: S, _: A)",
      "@requirement @Builder<Self.State, Int>(depth: 2) var Part.body: Self.Body { get }",
      "case Shape.built(@Sendable () -> Void, by: Int)",
    ])
  func linesRoundTrip(line: String) throws {
    let surface = try surface(line)
    #expect(surface.baseline == Self.head + line + "\n")
  }

  /// A baseline without it, as older tools have written it, is not stale.
  @Test func theMessageOfADeprecationIsNoPartOfTheValue() throws {
    let told = try #require(Declaration(line: #"@available(*, deprecated, message: "Use b().") func a()"#))
    let plain = try #require(Declaration(line: "@available(*, deprecated) func a()"))
    #expect(told == plain)
    #expect(told.availability.map(\.message) == ["Use b()."])
    #expect(plain.availability.map(\.message) == [nil])
    #expect(Set([told, plain]).count == 1)
  }

  @Test func onlyWhatABaselineHasForThisPlatformKeepsItsMarks() throws {
    let marked = try surface("@only(Linux) func poll() -> Int\n@only(macOS) func wait() -> Int\n")
    let kept = try surface("func poll() -> Int\nfunc wait() -> Int\n")
      .keepingPlatforms(of: marked, platform: "Linux")
    #expect(kept.declarations.map(\.platforms) == [["Linux"], []])
  }

  @Test(arguments: [
    ("static func Money.... (_: Money) -> Int", ["Money"], "..."),
    ("static func Money...< (_: Money) -> Int", ["Money"], "..<"), ("func .... (_: Int) -> Int", [], "...."),
    ("func ..< (_: Int) -> Int", [], "..<"), ("static func Vector..== (_: Vector) -> Int", ["Vector"], ".=="),
  ])
  func anOperatorOfDotsIsNotPartOfItsType(line: String, context: [String], name: String) throws {
    let declaration = try #require(Declaration(line: line))
    #expect(declaration.context == context)
    #expect(declaration.name == name)
  }

  @Test(
    "Two spellings of one declaration are equal",
    arguments: [
      ("func f(_: Optional<Array<Int>>)", "func f(_: [Int]?)"), ("func f() -> ()", "func f()"),
      ("func f(_: Dictionary<String, Swift.Int>)", "func f(_: [String: Int])"),
      ("func f<T>(_: T) where T: Hashable", "func f<Value>(_: Value) where Value: Hashable"),
      ("func f<T: Hashable>(_: T)", "func f(_: some Hashable)"),
      ("func f<T>(@Builder<T> _: () -> T)", "func f<Value>(@Builder<Value> _: () -> Value)"),
      ("func f(_: any P & Q)", "func f(_: any Q & P)"), ("func f() throws(any Error)", "func f() throws"),
      ("func f() throws(Never)", "func f()"), ("struct S: Q, P", "struct S: P, Q"),
      ("func f<T, U>(_: T, _: U) where T: P, U: Q", "func f<A, B>(_: A, _: B) where B: Q, A: P"),
      ("@inlinable func f()", "func f()"),
      (
        "@available(iOS, introduced: 13) @available(macOS, introduced: 10.15) func f()",
        "@available(macOS 10.15, iOS 13, *) func f()"
      ),
      ("func f(_: Int = 1000000)", "func f(_: Int = 1_000_000)"),
      ("func f(_: Int = 0xFF)", "func f(_: Int = 255)"), ("func f(_: Int = 0b1_0)", "func f(_: Int = 2)"),
      ("func f(_: Bool = ((true)))", "func f(_: Bool = true)"),
      ("func f(_: Range<Int> = 0 ..< 10)", "func f(_: Range<Int> = 0..<10)"),
      ("func f(_: [Int] = Array<Int>())", "func f(_: [Int] = [Int]())"),
      (
        "func f(_: S = S(Dictionary<Int, Array<(Int, Int)>>()))", "func f(_: S = S([Int: [(Int, Int)]]()))"
      ),
      ("func f(_: Double = Double .pi.rounded())", "func f(_: Double = Double.pi.rounded())"),
      ("func f(_: Queue = .init( label: \"a b\"))", "func f(_: Queue = .init(label: \"a b\"))"),
      ("func f(_: [String] = [\"a\", \"b\",])", "func f(_: [String] = [ \"a\", \"b\" ])"),
      ("func f(_: () -> Int = { let a = 1; return a })", "func f(_: () -> Int = { let a = 1 return a })"),
      ("func f(_: @escaping @Sendable () -> Void)", "func f(_: @Sendable @escaping () -> Void)"),
    ])
  func spellingsAreEqual(left: String, right: String) throws {
    #expect(try surface(left).declarations == surface(right).declarations)
  }

  @Test(
    "Different promises are different",
    arguments: [
      ("func f(_: Int)", "func f(_: Int?)"), ("func f()", "func f() async"),
      ("func f() throws", "func f() throws(E)"),
      ("func f(_: () -> Void)", "func f(_: @escaping () -> Void)"),
      ("func f<T>(_: T, _: T)", "func f<T, U>(_: T, _: U)"),
      ("struct S<T>", "struct S<U>"), ("var x: Int { get }", "var x: Int { get set }"),
      ("class C", "open class C"),
      ("func f(a: Int)", "func f(b: Int)"), ("func f(_: Int...)", "func f(_: [Int])"),
      ("@MainActor func f()", "func f()"), ("func f(_: Int = 1)", "func f(_: Int = 2)"),
      ("func f(_: Int = a & -b)", "func f(_: Int = a &- b)"),
      ("func f(_: Double = 0x1p4)", "func f(_: Double = 1)"),
      ("func f(_: Int = (a) + (b))", "func f(_: Int = (a + b))"),
      ("func f(_: S = My.Array<Int>())", "func f(_: S = My.[Int]())"),
      ("func f(_: Bool = Array < 1)", "func f(_: Bool = Array > 1)"),
      ("func f(_: String = \"a b\")", "func f(_: String = \"ab\")"),
    ])
  func differencesAreSeen(left: String, right: String) throws {
    #expect(try surface(left).declarations != surface(right).declarations)
  }

  @Test func aMemberAddsOneLine() throws {
    let before = try surface("struct S\nvar S.a: Int { get }\nstruct T")
    let after = try surface("struct T\nvar S.b: Int { get }\nstruct S\nvar S.a: Int { get }")
    let old = before.baseline.split(separator: "\n")
    let new = after.baseline.split(separator: "\n")
    #expect(new.filter { !old.contains($0) } == ["var S.b: Int { get }"])
    #expect(new.filter(old.contains) == old)
  }

  @Test func aDamagedLineIsNamed() {
    #expect(
      complaint("struct S\nstrct T")
        == "Shop.txt:3: “strct T” is not a declaration; restore the line or bless the module again.")
  }

  @Test(arguments: [
    "func (((", "func", "func open(", "func open(_: Int", "operator ((", "struct", "var : Int",
  ])
  func aDeclarationWithoutNameOrEndIsDamaged(line: String) {
    #expect(complaint("struct S\n\(line)")?.hasPrefix("Shop.txt:3: “\(line)” is not a declaration") == true)
  }

  @Test func aMergeConflictIsNamed() {
    #expect(
      complaint("struct S\n<<<<<<< HEAD\nstruct T\n=======\nstruct U\n>>>>>>> branch")
        == "Shop.txt:3: the baseline holds an unresolved merge conflict; resolve it or bless the module again."
    )
  }

  @Test func anUnknownFormatIsRefused() {
    #expect(
      complaint("struct S", head: "// public surface, format 9, module Shop\n")?
        .hasPrefix("The baseline Shop.txt starts with “// public surface, format 9, module Shop” instead of")
        == true)
  }

  private func complaint(_ lines: String, head: String = Self.head) -> String? {
    do {
      _ = try Surface(baseline: head + lines, file: "Shop.txt")
      return nil
    } catch {
      return String(describing: error)
    }
  }

  @Test func windowsLineEndsAreRead() throws {
    let text = (Self.head + "struct S\nstruct T\n").replacing("\n", with: "\r\n")
    #expect(
      try Surface(baseline: text, file: "Shop.txt").declarations == surface("struct S\nstruct T").declarations
    )
  }

  @Test(
    "The member of a sugared type has one spelling",
    arguments: ["[Node]", "([Node])", "Array<Node>", "Swift.Array<Node>", "(Swift.Array<Node>)"])
  func membersOfSugaredTypes(base: String) throws {
    let alias = try surface("typealias Node.Index = \(base).Index?\n")
    #expect(alias.baseline == Self.head + "typealias Node.Index = Array<Node>.Index?\n")
  }
}
