import Mutations
import Testing

@Suite struct MutationTests {
  private static let source = """
    /// A kettle.
    public struct Kettle: Sendable, Hashable {
      public var heat: Int = 20
      public let name: String

      public init(_ name: String, heat: Int = 20) {
        self.name = name  // not a } brace
      }

      @discardableResult
      public func boil(
        _ water: Int, until heat: Int = 100
      ) throws -> [String] {
        ["}", name]
      }
      func inner() { boil(1) }
    }

    public enum Lid {
      case open
      case closed
    }

    open class Stove {
      public static func light<T: Equatable>(_ match: T, then: @escaping (T) -> Void) async {}
    }

    """

  /// What stands in place of the source after each edit of a kind.
  private func texts(_ kind: String, of source: String = source) -> [String] {
    Mutation.all(of: ["A.swift": source], seed: 1).filter { $0.kind == kind }.sorted { $0.line < $1.line }
      .compactMap { $0.changed["A.swift"] }
  }

  @Test func anEditIsAsLongAsItsDeclaration() {
    let removed = Mutation.all(of: ["A.swift": Self.source], seed: 1).filter { $0.kind == "removed" }
    #expect(removed.map(\.line).sorted() == [2, 3, 4, 6, 11, 19, 24, 25])
    #expect(texts("removed")[3].contains("\n  public let name: String\n\n  \n\n  @discardableResult\n"))
    #expect(texts("removed")[4].contains("@discardableResult\n  \n  func inner() { boil(1) }\n}"))
  }

  @Test func aNewNameReachesAllFilesAndNoLongerNames() {
    let other = [
      "A.swift": "public func boil() {}\n", "B.swift": "func tea() { boil(); boiler() }\n", "C.swift": "",
    ]
    let renamed = Mutation.all(of: other, seed: 1).first { $0.kind == "renamed" }
    #expect(
      renamed?.changed == [
        "A.swift": "public func boilRenamed() {}\n", "B.swift": "func tea() { boilRenamed(); boiler() }\n",
      ])
    #expect(renamed?.file == "A.swift")
    #expect(renamed?.description == "renamed A.swift:1")
  }

  @Test(arguments: [
    ("throwing", "public init(_ name: String, heat: Int = 20) throws {"),
    ("asynchronous", "public init(_ name: String, heat: Int = 20) async {"),
    ("no longer throwing", ") -> [String] { fatalError() }"),
    ("failable", "public init?(_ name: String"),
    ("labelled", "public init(name: String"),
    ("default removed", "_ water: Int, until heat: Int)"),
    ("default removed", "public init(_ name: String, heat: Int) {"),
    ("parameter added", "heat: Int = 20, added: Int) {"),
    ("parameters swapped", "public init( heat: Int = 20,_ name: String)"),
    ("result optional", "-> ([String])? { fatalError() }"),
    ("result retyped", "-> ArraySlice<String> { fatalError() }"),
    ("parameter retyped", "_ name: Substring, heat: Int = 20) { fatalError() }"),
    ("parameter generic", "_ name: some StringProtocol,"),
    ("property retyped", "public var heat: Int64 = 20"),
    ("constrained", "light<T: Equatable & Hashable>(_"),
    ("constraint lifted", "light<T>(_ match: T, then: @escaping (T) -> Void) async { fatalError() }"),
    ("closure sendable", "then: @escaping @Sendable (T) -> Void"),
    ("no longer asynchronous", "then: @escaping (T) -> Void) { fatalError() }"),
    ("hidden", "\nstruct Kettle: Sendable"),
    ("closed", "\npublic class Stove"),
    ("final", "\npublic final class Stove"),
    ("no longer static", "public func light"),
    ("setter hidden", "public internal(set) var heat"),
    ("constant", "public let heat"),
    ("conformance removed", "public struct Kettle: Sendable {"),
    ("case removed", "public enum Lid {\n\n  case closed"),
    ("case added", "public enum Lid {\ncase addedByAMutation\n"),
    ("class instead of struct", "public final class Kettle: Sendable, Hashable {"),
    ("unavailable", "@available(*, unavailable)\npublic enum Lid"),
    ("on the main actor", "@MainActor public enum Lid"),
  ])
  func eachKindDoesWhatItsNameSays(kind: String, text: String) {
    #expect(texts(kind).contains { $0.contains(text) }, "\(texts(kind).joined(separator: "\n----\n"))")
  }

  @Test func theOrderDependsOnTheSeedAlone() {
    let all = { Mutation.all(of: ["A.swift": Self.source], seed: $0).map(\.description) }
    #expect(all(1) == all(1))
    #expect(all(1) != all(2))
    #expect(all(1).sorted() == all(2).sorted())
    // Kinds take turns.
    #expect(Set(Mutation.all(of: ["A.swift": Self.source], seed: 1).prefix(20).map(\.kind)).count == 20)
  }

  @Test func whatIsNotPublicStays() {
    #expect(
      Mutation.all(of: ["A.swift": "struct Inner { func a() {} }\n// public struct A {}\n"], seed: 1) == [])
  }
}
