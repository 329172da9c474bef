import APIComparison
import ClientProofs
import GateTestSupport
import PublicAPI
import TestSupport
import Testing

/// Breaks that clients of one kind notice, and most clients do not.
@Suite struct SpecialClientTests {
  /// A version of a module: what its surface says, and its source.
  struct Version: Sendable {
    let lines: String
    let source: String

    init(_ lines: String, _ source: String) {
      self.lines = lines
      self.source = source
    }
  }

  struct Break: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: Version
    let new: Version
    /// What stands in the client that fails.
    let proof: String
  }

  func judged(_ old: Version, _ new: Version) async throws -> [Change] {
    try await withTemporaryFolder { folder in
      try await BlockingWork.run {
        let compiler = try FrontendCompiler(old: old.source, new: new.source, in: folder)
        let (before, after) = (try Surface.kit(old.lines), try Surface.kit(new.lines))
        return try ClientTrial(of: APIDiff(old: before, new: after, beside: .ofToolchain), isAlone: false)
          .judged(
            Classifier.changes(in: APIDiff(old: before, new: after, beside: .ofToolchain)), by: compiler
          ).changes
      }
    }
  }

  private static let node = Version(
    "protocol Node\n@requirement func Node.draw() async", "public protocol Node { func draw() async }")
  private static let feed = """
    public protocol Feed {
      associatedtype Entry
      func show(_ entry: Entry)
    }
    """
  private static let feedLines = """
    protocol Feed
    @requirement associatedtype Feed.Entry
    @requirement func Feed.show(_: Self.Entry)

    """
  private static let box = "public class Box { public init() {} }\n"
  private static let wrapper = """
    @propertyWrapper public struct Wrapped {
      public var wrappedValue: Int
      public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    """
  private static let wrapperLines = """
    @propertyWrapper struct Wrapped
    var Wrapped.wrappedValue: Int { get set }
    init Wrapped(wrappedValue: Int)
    """

  static let breaks = [
    Break(
      testDescription: "a class that others inherit from gets no default for what gives Self",
      old: node,
      new: Version(
        node.lines + "\n@requirement(defaulted) func Node.all() -> [Self]\nfunc Node.all() -> [Self]",
        "public protocol Node { func draw() async; func all() -> [Self] }\n"
          + "extension Node { public func all() -> [Self] { [] } }"),
      proof: "class Client: Node"),
    Break(
      testDescription: "an actor's witness runs on the actor where the requirement waits", old: node,
      new: Version(
        "protocol Node\n@requirement(defaulted) func Node.draw()\nfunc Node.draw()",
        "public protocol Node { func draw() }\nextension Node { public func draw() {} }"),
      proof: "actor Client: Node {\n  init(client: Void) {}\n  func draw() ->"),
    Break(
      testDescription: "a type on an actor conforms only there", old: node,
      new: Version(node.lines, "public protocol Node: SendableMetatype { func draw() async }"),
      proof: "@MainActor final class Client: @MainActor Node"),
    Break(
      testDescription: "a default that only some types get is gone for them",
      old: Version(
        feedLines + "func Feed.show(_: String) where Self.Entry == String",
        "\(feed)\nextension Feed where Entry == String { public func show(_ entry: String) {} }"),
      new: Version(feedLines, feed), proof: "typealias Entry = String"),
    Break(
      testDescription: "a default asks for more",
      old: Version(
        feedLines + "func Feed.show(_: Self.Entry) where Self.Entry: Equatable",
        "\(feed)\nextension Feed where Entry: Equatable { public func show(_ entry: Entry) {} }"),
      new: Version(
        feedLines + "func Feed.show(_: Self.Entry) where Self.Entry: Hashable",
        "\(feed)\nextension Feed where Entry: Hashable { public func show(_ entry: Entry) {} }"),
      proof: "struct Client<Entry>: Feed where Entry: Equatable"),
    Break(
      testDescription: "a protocol no longer gives a default for what it inherits",
      old: Version(
        feedLines + "protocol News: Feed\nfunc News.show(_: Self.Entry)",
        "\(feed)\npublic protocol News: Feed {}\nextension News { public func show(_ entry: Entry) {} }"),
      new: Version(feedLines + "protocol News: Feed", "\(feed)\npublic protocol News: Feed {}"),
      proof: "struct Client<Entry>: News {\n  let stored = ClientReference()\n  init(client: Void) {}\n}"),
    Break(
      testDescription: "a subclass no longer gets a default",
      old: Version(
        feedLines + "open class Base\ninit Base()\nfunc Feed.show(_: Self.Entry) where Self: Base",
        "open class Base { public init() {} }\n\(feed)\n"
          + "extension Feed where Self: Base { public func show(_ entry: Entry) {} }"),
      new: Version(
        feedLines + "open class Base\ninit Base()", "open class Base { public init() {} }\n\(feed)"),
      proof: "class Client<Entry>: Base, Feed"),
    Break(
      testDescription: "two defaults hold at once",
      old: Version(
        feedLines + "protocol A\nprotocol B\nfunc Feed.show(_: Self.Entry) where Self: A",
        "public protocol A {}\npublic protocol B {}\n\(feed)\n"
          + "extension Feed where Self: A { public func show(_ entry: Entry) {} }"),
      new: Version(
        feedLines + "protocol A\nprotocol B\nfunc Feed.show(_: Self.Entry) where Self: A\n"
          + "func Feed.show(_: Self.Entry) where Self: B",
        "public protocol A {}\npublic protocol B {}\n\(feed)\n"
          + "extension Feed where Self: A { public func show(_ entry: Entry) {} }\n"
          + "extension Feed where Self: B { public func show(_ entry: Entry) {} }"),
      proof: "struct Client<Entry>: Feed, A, B"),
    Break(
      testDescription: "a default that another associated type is part of became another one",
      old: Version(
        feedLines + "@requirement associatedtype Feed.Page = [Self.Entry]",
        feed.replacing("associatedtype Entry", with: "associatedtype Entry\n  associatedtype Page = [Entry]")),
      new: Version(
        feedLines + "@requirement associatedtype Feed.Page = Set<Int>",
        feed.replacing("associatedtype Entry", with: "associatedtype Entry\n  associatedtype Page = Set<Int>")
      ),
      proof: "-> [Entry] { return it }"),
    Break(
      testDescription: "what cannot be copied loses a member",
      old: Version(
        "protocol Key: ~Copyable\nfunc Key.turn()",
        "public protocol Key: ~Copyable {}\nextension Key where Self: ~Copyable { public func turn() {} }"),
      new: Version(
        "protocol Key: ~Copyable\nfunc Key.turn()",
        "public protocol Key: ~Copyable {}\nextension Key { public func turn() {} }"),
      proof: "_ it: borrowing Subject) where Subject: Key, Subject: ~Copyable"),
    Break(
      testDescription: "a value on an actor no longer stays there",
      old: Version(
        "class Box\nnonisolated(nonsending) func look(_: Box) async",
        box + "nonisolated(nonsending) public func look(_ box: Box) async {}"),
      new: Version(
        "class Box\nfunc look(_: Box) async", box + "@concurrent public func look(_ box: Box) async {}"),
      proof: "@MainActor func client(_ value0: Box) async"),
    Break(
      testDescription: "a subclass ends anywhere",
      old: Version("open class Base\ninit Base()", "open class Base { public init() {} }"),
      new: Version(
        "open class Base\ninit Base()", "open class Base { public init() {}; @MainActor deinit {} }"),
      proof: "deinit {}"),
    Break(
      testDescription: "a structure's own initializer takes the wrapped value",
      old: Version(wrapperLines, wrapper + "}"),
      new: Version(wrapperLines + "\ninit Wrapped()", wrapper + "  public init() { wrappedValue = 0 }\n}"),
      proof: "_ = Client(wrapped: value)"),
    Break(
      testDescription: "a witness no longer says what the associated type is",
      old: Version(
        feedLines.replacing("@requirement func", with: "@requirement(defaulted) func")
          + "func Feed.show(_: Self.Entry)",
        "\(feed)\nextension Feed { public func show(_ entry: Entry) {} }"),
      new: Version(
        "protocol Feed\n@requirement associatedtype Feed.Entry\nfunc Feed.show(_: Self.Entry)",
        "public protocol Feed { associatedtype Entry }\nextension Feed { public func show(_ entry: Entry) {} }"
      ),
      proof: "func show(_ value0: ClientEntry)"),
  ]

  @Test(
    arguments: breaks + breaksForCallers + breaksForSenders + breaksForConformers + breaksOfExpressions
      + breaksOfValues + breaksForTakers + breaksOfArguments + breaksOfWitnesses)
  func aSpecialClientProvesTheBreak(change: Break) async throws {
    let broken = try await judged(change.old, change.new).filter { $0.verdict == .breaking }
    #expect(
      broken.contains { $0.proof == .compiler && $0.client?.contains(change.proof) == true }, "\(broken)")
  }
}
