import Foundation
import PublicAPI
import Testing

/// What a module's interface says where its symbol graph is silent or wrong.
@Suite struct InterfaceFactsTests {
  private func lines(
    _ declaration: String, in path: [String], isRequired: Bool = false, interface: String
  ) throws -> [String] {
    let role = #"{"kind":"requirementOf","source":"s:4Shop","target":"s:4Cart"}"#
    let names = path.map { "\"\($0)\"" }.joined(separator: ",")
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.property"},"accessLevel":"public","pathComponents":[\(names)],
       "identifier":{"precise":"s:4Shop"},"declarationFragments":[{"kind":"text","spelling":"\(declaration)"}]}
      ],"relationships":[\(isRequired ? role : "")]}
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))],
      interface: "public class Cart {\n\(interface)\n}\n")
    return surface.declarations.map(\.description)
  }

  private func count(_ interface: String) throws -> [String] {
    try lines("var count: Int { get set }", in: ["Cart", "count"], interface: interface)
  }

  @Test func aSetterThatIsNotPublicIsNone() throws {
    let none = ["var Cart.count: Int { get }"]
    #expect(try count("public var count: Swift.Int {\nget\n}") == none)
    #expect(try count("public var count: Swift.Int {\nget\n@available(*, unavailable)\nset\n}") == none)
    #expect(
      try count("public var count: Swift.Int {\nget\n@available(*, unavailable)\n@inlinable set {\n}\n}")
        == none)
  }

  @Test(arguments: [
    "public var count: Swift.Int", "public var count: Swift.Int {\nget\nset(value)\n_modify\n}",
    "public var count: Swift.Int {\nmutating get\nnonmutating set\n}",
    "public var count: Swift.Int {\nget {\nif a {\n} else {\n}\n}\nset {\n}\n}",
    "public static var count: Swift.Int {\nget\n}",
    "public var count: Swift.Int {\n@inlinable get {\n1\n}\n@available(*, deprecated)\n@inlinable set {\n}\n}",
    // A default implementation without a setter takes none from the requirement.
    "public var count: Swift.Int {\nget\nset\n}\n}\nextension Shop.Cart {\npublic var count: Swift.Int {\nget\n}",
  ])
  func aSetterStays(interface: String) throws {
    #expect(try count(interface) == ["var Cart.count: Int { get set }"])
  }

  @Test(arguments: [
    "public var next: Shop.Ticket {\n_read\n_modify\n}",
    "public var next: Shop.Ticket {\nyielding borrow\nset\n}",
    "public var next: Shop.Ticket {\nunsafeAddress\nnonmutating unsafeMutableAddress\n}",
    "public var next: Shop.Ticket", "@_hasStorage public var next: Shop.Ticket {\nget\nset\n}",
  ])
  func aGetterThatLendsWhatCannotBeCopiedSaysSo(interface: String) throws {
    func next(_ ticket: String, isRequired: Bool = false) throws -> [String] {
      try lines(
        "var next: Ticket { get set }", in: ["Cart", "next"], isRequired: isRequired,
        interface: "\(interface)\n}\npublic struct Ticket\(ticket) {")
    }
    #expect(try next(" : ~Swift.Copyable") == ["var Cart.next: Ticket { _read set }"])
    #expect(try next("") == ["var Cart.next: Ticket { get set }"])
    // Every requirement lends.
    #expect(
      try next(" : ~Swift.Copyable", isRequired: true) == ["@requirement var Cart.next: Ticket { get set }"])
  }

  @Test func aGetterThatGivesWhatCannotBeCopiedLendsNothing() throws {
    let interface = "public var next: Shop.Ticket {\nget\nset\n}\n}\npublic struct Ticket : ~Swift.Copyable {"
    #expect(
      try lines("var next: Ticket { get set }", in: ["Cart", "next"], interface: interface) == [
        "var Cart.next: Ticket { get set }"
      ])
  }

  @Test func aFunctionThatStaysWithItsCallerSaysSo() throws {
    let interface = """
      #if compiler(>=5.3) && $AsyncExecutionBehaviorAttributes
      nonisolated(nonsending) public func pay(_ body: nonisolated(nonsending) () async -> Swift.Void) async
      #endif
      """
    #expect(
      try lines(
        "nonisolated func pay(_ body: () async -> Void) async", in: ["Cart", "pay(_:)"], interface: interface)
        == ["nonisolated(nonsending) func Cart.pay(_: () async -> Void) async"])
  }

  @Test func aBodyHidesNothingBelowIt() throws {
    let body = "@inlinable public func add() {\nif a {\n} else {\n}\n}\n"
    let inlined = "public var rest: Swift.Int {\n@inline(__always) get {\nif a {\n}\n}\n}\n"
    let end = "@inlinable deinit {\nvar count: Swift.Int\n}\n"
    for hidden in [body, inlined, end] {
      #expect(
        try count(hidden + "public var count: Swift.Int {\nget\n}") == ["var Cart.count: Int { get }"])
    }
  }

  @Test func aWrapperThatClientsCannotSeeSaysNothing() throws {
    let wrapped = "@Shop.Clamped public var level: Swift.Int {\nget\nset\n}"
    let level = { try lines("@Clamped var level: Int { get set }", in: ["Cart", "level"], interface: $0) }
    #expect(try level(wrapped) == ["var Cart.level: Int { get set }"])
    let projected = wrapped + "\npublic var $level: Swift.Int {\nget\n}"
    #expect(try level(projected) == ["@Clamped var Cart.level: Int { get set }"])
    let named = "public typealias Clamped = Shop.Limited\n" + wrapped
    #expect(try level(named) == ["@Clamped var Cart.level: Int { get set }"])
  }

  @Test func aBuilderOfARequirementIsSeenWhereverItIsDeclared() throws {
    let required = try lines(
      "@Rows var rows: [Int] { get }", in: ["Cart", "rows"], isRequired: true,
      interface: "@Kit.Rows var rows: [Swift.Int] { get }")
    #expect(required == ["@requirement @Rows var Cart.rows: [Int] { get }"])
  }

  @Test func aMemberOfClassesOnlySaysSo() throws {
    let interface = "}\nextension Shop.Cart where Self : AnyObject {\npublic var id: Swift.Int {\nget\n}"
    #expect(
      try lines("var id: Int { get }", in: ["Cart", "id"], interface: interface) == [
        "var Cart.id: Int where Self: AnyObject { get }"
      ])
  }

  @Test func anOverloadThatIsAvoidedSaysSo() throws {
    let interface = "@_disfavoredOverload public func total() -> Swift.Double"
    #expect(
      try lines("func total() -> Double", in: ["Cart", "total()"], interface: interface) == [
        "@_disfavoredOverload func Cart.total() -> Double"
      ])
    #expect(
      try lines("func total() -> Int", in: ["Cart", "total()"], interface: interface) == [
        "func Cart.total() -> Int"
      ])
  }

  @Test func aSuperclassBehindAnAliasIsNamedWithItsArguments() throws {
    let symbols = [("Base", "s:4BaseC", "class Base<T>"), ("Cart", "c:4CartC", "class Cart")].map {
      name, identifier, text in
      """
      {"kind":{"identifier":"swift.class"},"accessLevel":"public","pathComponents":["\(name)"],
       "identifier":{"precise":"\(identifier)"},"declarationFragments":[{"kind":"text","spelling":"\(text)"}]}
      """
    }
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[\(symbols.joined(separator: ","))],
       "relationships":[{"kind":"inheritsFrom","source":"c:4CartC","target":"s:4BaseC"}]}
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))],
      interface: """
        public class Base<T> {
        }
        public typealias Plain = Shop.Base<Swift.Int>
        public class Cart : Shop.Plain {
        }

        """)
    #expect(surface.declarations.map(\.description) == ["class Base<T>", "class Cart: Base<Int>"])
    // Only Swift's own names hold types.
    #expect(surface.declarations.map(\.mangledName) == ["s:4BaseC", nil])
  }

  @Test func aModuleWithAnUnderscoreIsReexportedLikeAnyOther() throws {
    let graph = Data(#"{"metadata":{"formatVersion":{"major":0}},"symbols":[],"relationships":[]}"#.utf8)
    let interface = """
      @_exported import _Stock
      @_exported import _Deep/*.Hold*/
      import _StringProcessing
      import _Hidden
      import Swift
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", graph)], interface: interface)
    #expect(
      surface.filtered([]).declarations.map(\.description)
        == ["@_exported import _Deep.Hold", "@_exported import _Stock"])
    #expect(surface.reexportedModules == ["_Deep", "_Stock"])
  }
}
