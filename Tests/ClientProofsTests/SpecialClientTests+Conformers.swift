extension SpecialClientTests {
  /// Those that types notice which conform to protocols of the standard library as well.
  static let breaksForConformers = [
    Break(
      testDescription: "who conforms to two protocols has two defaults",
      old: Version(
        named + "protocol Loud: Named", namedSource + "public protocol Loud: Named {}"),
      new: Version(
        named + "protocol Loud: Named\nfunc Loud.name() -> String",
        namedSource
          + "public protocol Loud: Named {}\nextension Loud { public func name() -> String { \"\" } }"),
      proof: "struct Client: Loud, Quiet"),
    Break(
      testDescription: "a default is gone, and another one is for fewer types",
      old: Version(
        keyed + "func Stored.path() -> [Self.Key]",
        keyedSource + "extension Stored { public func path() -> [Key] { [] } }"),
      new: Version(keyed, keyedSource), proof: "struct Client: Stored {\n  let stored = ClientReference()"),
    Break(
      testDescription: "a type hides an alias that a protocol gives",
      old: Version(
        "protocol Themed\ntypealias Themed.Paint = Int\nstruct Window\nextension Window: Themed",
        "public protocol Themed {}\nextension Themed { public typealias Paint = Int }\n"
          + "public struct Window: Themed {}"),
      new: Version(
        "protocol Themed\ntypealias Themed.Paint = Int\nstruct Window\nextension Window: Themed\nstruct Window.Paint",
        "public protocol Themed {}\nextension Themed { public typealias Paint = Int }\n"
          + "public struct Window: Themed { public struct Paint {} }"),
      proof: "(_ value: Int) -> Window.Paint"),
    Break(
      testDescription: "a class had its identity from the standard library",
      old: Version("protocol Step", "public protocol Step {}"),
      new: Version(
        "protocol Step: Identifiable\nvar Step.id: String { get }",
        "public protocol Step: Identifiable {}\nextension Step { public var id: String { \"\" } }"),
      proof: "final class Client: Step, Identifiable"),
    Break(
      testDescription: "a subclass declares what has become an extension's",
      old: Version(
        "open class Page\ninit Page()\nconvenience init Page(at: Int)",
        "open class Page { public init() {}; public convenience init(at place: Int) { self.init() } }"),
      new: Version(
        "open class Page\ninit Page()\nconvenience init Page(at: Int)",
        "open class Page { public init() {} }\n"
          + "extension Page { public convenience init(at place: Int) { self.init() } }"),
      proof: "class Client: Page {\n  init(at"),
    Break(
      testDescription: "one of two witnesses says what an associated type is",
      old: parser(
        "@requirement(defaulted) func Parser.parse(_: String) -> Self.Output\n",
        "func parse(_ text: String) -> Output"),
      new: parser("", ""),
      proof: "struct Client<ClientOutput>: Parser {\n  init(client: Void) {}\n  func parse(_"),
    Break(
      testDescription: "a conformer got nothing by default, and gets something",
      old: Version(
        "protocol Event\n@requirement associatedtype Event.Payload = Void",
        "public protocol Event { associatedtype Payload = Void }"),
      new: Version(
        "protocol Event\n@requirement associatedtype Event.Payload = Int",
        "public protocol Event { associatedtype Payload = Int }"),
      proof: "-> Void { return it }"),
    Break(
      testDescription: "a default for types with a raw value is gone",
      old: Version(
        shelf.lines + "var Shelf.label: String where Self: RawRepresentable, Self.RawValue == String { get }",
        shelf.source + "extension Shelf where Self: RawRepresentable, RawValue == String {\n"
          + "  public var label: String { rawValue }\n}"),
      new: shelf, proof: "struct Client: Shelf, RawRepresentable"),
    Break(
      testDescription: "a default in an extension of another protocol is for fewer types",
      old: Version(
        shelf.lines + "var RawRepresentable.label: String where Self: Shelf { get }",
        shelf.source + "extension RawRepresentable where Self: Shelf {\n"
          + "  public var label: String { \"\" }\n}"),
      new: Version(
        shelf.lines
          + "var RawRepresentable.label: String where Self: Shelf, Self.RawValue == String { get }",
        shelf.source + "extension RawRepresentable where Self: Shelf, RawValue == String {\n"
          + "  public var label: String { rawValue }\n}"),
      proof: "struct Client: Shelf, RawRepresentable"),
    Break(
      testDescription: "two overloads that a subclass overrides are one",
      old: Version(
        "struct A\nstruct B\nopen class Base\ninit Base()\nopen func Base.visit(_: A)\nopen func Base.visit(_: B)",
        "public struct A {}\npublic struct B {}\nopen class Base {\n  public init() {}\n"
          + "  open func visit(_ it: A) {}\n  open func visit(_ it: B) {}\n}"),
      new: Version(
        "struct A\ntypealias B = A\nopen class Base\ninit Base()\nopen func Base.visit(_: A)",
        "public struct A {}\npublic typealias B = A\nopen class Base {\n  public init() {}\n"
          + "  open func visit(_ it: A) {}\n}"),
      proof: "{ return super.visit(value0) }\n  override func visit(_ value0: B)"),
    Break(
      testDescription: "a default for types that list their cases is gone",
      old: Version(
        shelf.lines + "var Shelf.label: String where Self: CaseIterable { get }",
        shelf.source + "extension Shelf where Self: CaseIterable { public var label: String { \"\" } }"),
      new: shelf, proof: "static var allCases: [Self] { [] }"),
    Break(
      testDescription: "a default for types with an identity of one type is gone",
      old: Version(
        shelf.lines + "var Shelf.label: String where Self: Identifiable, Self.ID == String { get }",
        shelf.source + "extension Shelf where Self: Identifiable, ID == String {\n"
          + "  public var label: String { id }\n}"),
      new: shelf, proof: "var id: String { while true {} }"),
    Break(
      testDescription: "a collection of known elements has to do more",
      old: Version(
        "protocol Row: Collection<String> where Self.Index == Int",
        "public protocol Row: Collection<String> where Index == Int {}"),
      new: Version(
        "protocol Row: Collection<String> where Self.Index == Int\n@requirement var Row.label: String { get }",
        "public protocol Row: Collection<String> where Index == Int { var label: String { get } }"),
      proof: "subscript(index: Int) -> String"),
    Break(
      testDescription: "the standard library no longer says what a type's cases are kept in",
      old: Version("enum Level\nextension Level: CaseIterable\ncase Level.low", level + "case low }"),
      new: Version(
        "enum Level\nextension Level: CaseIterable\ncase Level.low\ntypealias Level.AllCases = Set<Level>\n"
          + "static var Level.allCases: Set<Level> { get }",
        level + "case low\n  public typealias AllCases = Set<Level>\n"
          + "  public static var allCases: Set<Level> { [.low] }\n}"),
      proof: "(_ value: [Level]) -> Level.AllCases"),
    Break(
      testDescription: "a sequence that may fail never does",
      old: ticks("async throws"), new: ticks("async"),
      proof: "where Needed.Failure == any Error"),
    Break(
      testDescription: "an associated type hides a type of the module",
      old: Version("protocol Tray\nstruct Item", "public protocol Tray {}\npublic struct Item {}"),
      new: Version(
        "protocol Tray\n@requirement associatedtype Tray.Item = Int\nstruct Item",
        "public protocol Tray { associatedtype Item = Int }\npublic struct Item {}"),
      proof: "typealias Outer = Item"),
    Break(
      testDescription: "a where clause does not find what an extension says of an associated type",
      old: Version(
        "protocol Tray\n@requirement associatedtype Tray.Item\n@requirement func Tray.take() -> Self.Item",
        "public protocol Tray { associatedtype Item; func take() -> Item }"),
      new: Version(
        "protocol Tray\n@requirement associatedtype Tray.Piece\n@requirement func Tray.take() -> Self.Piece\n"
          + "typealias Tray.Item = Self.Piece",
        "public protocol Tray { associatedtype Piece; func take() -> Piece }\n"
          + "extension Tray { public typealias Item = Piece }"),
      proof: "where Subject: Tray, Subject.Item == Part"),
    Break(
      testDescription: "a value of which only the protocol is known has two members of that name",
      old: Version(
        "protocol Model\n@requirement associatedtype Model.ID: Hashable\n@requirement var Model.id: Self.ID { get }",
        "public protocol Model { associatedtype ID: Hashable; var id: ID { get } }"),
      new: Version("protocol Model: Identifiable", "public protocol Model: Identifiable {}"),
      proof: "(_ it: any Model)"),
    Break(
      testDescription: "a property meets no requirement of a client's that asks for a function",
      old: Version(
        "struct Hex\nfunc Hex.parse(_: String) -> Int?",
        "public struct Hex { public func parse(_ text: String) -> Int? { nil } }"),
      new: Version(
        "struct Hex\nvar Hex.parse: (String) -> Int? { get }",
        "public struct Hex { public var parse: (String) -> Int? { { _ in nil } } }"),
      proof: "extension Hex: Asking"),
  ]

  private static func parser(_ line: String, _ requirement: String) -> Version {
    Version(
      line + """
        protocol Parser
        @requirement associatedtype Parser.Output
        @requirement(defaulted) func Parser.list(_: String) -> [Self.Output]
        func Parser.list(_: String) -> [Self.Output]
        func Parser.parse(_: String) -> Self.Output
        """,
      """
      public protocol Parser {
        associatedtype Output
        func list(_ text: String) -> [Output]
        \(requirement)
      }
      extension Parser {
        public func list(_ text: String) -> [Output] { [] }
        public func parse(_ text: String) -> Output { list(text)[0] }
      }
      """)
  }

  private static func ticks(_ effects: String) -> Version {
    Version(
      """
      struct Ticks
      extension Ticks: AsyncSequence
      func Ticks.makeAsyncIterator() -> Ticks.AsyncIterator
      struct Ticks.AsyncIterator
      extension Ticks.AsyncIterator: AsyncIteratorProtocol
      mutating func Ticks.AsyncIterator.next() \(effects) -> Int?
      """,
      """
      public struct Ticks: AsyncSequence {
        public struct AsyncIterator: AsyncIteratorProtocol {
          public mutating func next() \(effects) -> Int? { nil }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
      }
      """)
  }
  private static let shelf = Version(
    "protocol Shelf\n@requirement var Shelf.label: String { get }\n",
    "public protocol Shelf { var label: String { get } }\n")
  private static let level = "public enum Level: CaseIterable {\n  "

  private static let named =
    "protocol Named\n@requirement func Named.name() -> String\n"
    + "protocol Quiet: Named\nfunc Quiet.name() -> String\n"
  private static let namedSource = """
    public protocol Named { func name() -> String }
    public protocol Quiet: Named {}
    extension Quiet { public func name() -> String { "" } }

    """
  private static let keyed = """
    protocol Keyed
    @requirement associatedtype Keyed.Key
    @requirement func Keyed.path() -> [Self.Key]
    func Keyed.path() -> [Int] where Self.Key == Int
    protocol Stored: Keyed
    @requirement func Stored.key() -> Self.Key

    """
  private static let keyedSource = """
    public protocol Keyed { associatedtype Key; func path() -> [Key] }
    extension Keyed where Key == Int { public func path() -> [Int] { [0] } }
    public protocol Stored: Keyed { func key() -> Key }

    """
}
