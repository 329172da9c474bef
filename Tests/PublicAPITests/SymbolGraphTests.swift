import Foundation
import PublicAPI
import Testing

@Suite struct SymbolGraphTests {
  private func surface(of declaration: String) throws -> Surface {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.method"},"accessLevel":"public","pathComponents":["Cart","weigh(by:)"],
       "identifier":{"precise":"s:4Shop4CartV5weigh2byySi_tF"},
       "declarationFragments":[{"kind":"text","spelling":"\(declaration)"}]}
      ],"relationships":[]}
      """
    return try Surface(module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
  }

  @Test func aSuperclassOfAnotherModuleIsNamed() throws {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.class"},"accessLevel":"public","pathComponents":["Cart"],
       "identifier":{"precise":"s:4Shop4CartC"},
       "declarationFragments":[{"kind":"text","spelling":"class Cart"}]}
      ],"relationships":[{"kind":"inheritsFrom","source":"s:4Shop4CartC","target":"s:5Depot7VehicleC",
       "targetFallback":"Depot.Vehicle"}]}
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
    #expect(surface.declarations.map(\.description) == ["class Cart: Vehicle"])
  }

  @Test func aTypeWithASpaceInItsNameKeepsItWhereItStandsAroundOthers() throws {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.struct"},"accessLevel":"public","pathComponents":["My Cart"],
       "identifier":{"precise":"s:4Shop0A5_CartV"},
       "declarationFragments":[{"kind":"text","spelling":"struct `My Cart`"}]},
      {"kind":{"identifier":"swift.init"},"accessLevel":"public","pathComponents":["My Cart","init()"],
       "identifier":{"precise":"s:4Shop0A5_CartVACycfc"},
       "declarationFragments":[{"kind":"text","spelling":"init()"}]}
      ],"relationships":[]}
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
    #expect(surface.declarations.map(\.description) == ["struct `My Cart`", "init `My Cart`()"])
    let again = try Surface(baseline: surface.baseline, file: "Shop.txt")
    #expect(again.declarations == surface.declarations)
  }

  @Test func aParameterThatHidesTheTypesOwnHasANameOfItsOwn() throws {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.class"},"accessLevel":"public","pathComponents":["Cart"],
       "identifier":{"precise":"s:4Shop4CartC"},
       "declarationFragments":[{"kind":"text","spelling":"class Cart<Load, Load1>"}]},
      {"kind":{"identifier":"swift.type.method"},"accessLevel":"public","pathComponents":["Cart","weigh(_:)"],
       "identifier":{"precise":"s:4Shop4CartC5weighyyACyqd__GlFZ"},
       "declarationFragments":[
         {"kind":"text","spelling":"static func weigh<Load>(_ cart: Cart<Load, Load1>)"}]}
      ],"relationships":[{"kind":"memberOf","source":"s:4Shop4CartC5weighyyACyqd__GlFZ","target":"s:4Shop4CartC"}]}
      """
    let surface = try Surface(
      module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
    let lines = surface.declarations.map(\.description)
    #expect(lines.contains("static func Cart.weigh<Load11>(_: Cart<Load11, Load1>)"))
  }

  @Test("A declaration that is not understood is kept, and its baseline can be read again")
  func whatIsNotUnderstoodIsKept() throws {
    let surface = try surface(of: "futuristic func `weigh`(by: Int) >|< Int, \\\"now\\\"")
    #expect(surface.declarations.map(\.title) == ["Cart.weigh(by:)"])
    let again = try Surface(baseline: surface.baseline, file: "Shop.txt")
    #expect(again.declarations == surface.declarations)
    #expect(try surface.declarations != self.surface(of: "futuristic func weigh(by: Bool)").declarations)
  }

  /// The surface of a function that takes `parameter`, for whose generic parameters `constraints` hold.
  private func line(
    taking parameter: String, where constraints: [(String, String)], named name: String = "s:4Shop5weighyyF"
  ) throws -> [String] {
    let list = constraints.map { #"{"kind":"sameType","lhs":"\#($0)","rhs":"\#($1)"}"# }
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.protocol"},"accessLevel":"public","pathComponents":["Pairs"],
       "identifier":{"precise":"s:4Shop5PairsP"},
       "declarationFragments":[{"kind":"text","spelling":"protocol Pairs<Right, Left>"}]},
      {"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["weigh(_:)"],
       "identifier":{"precise":"\(name)"},"swiftGenerics":{"constraints":[\(list.joined(separator: ","))]},
       "declarationFragments":[{"kind":"text","spelling":"func weigh<T, U>(\(parameter))"}]}
      ],"relationships":[]}
      """
    return try Surface(module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
      .declarations.map(\.description).filter { $0.hasPrefix("func") }
  }

  @Test func anOpaqueParameterHasTheArgumentsThatOnlyConstraintsSay() throws {
    #expect(
      try line(taking: "_ it: some Sequence", where: [("T", "(some Sequence).Element")])
        == ["func weigh<T, U>(_: some Sequence<T>)"])
    #expect(
      try line(taking: "_ it: inout some Sequence", where: [("(some Sequence).Element", "[T]")])
        == ["func weigh<T, U>(_: inout some Sequence<[T]>)"])
    #expect(
      try line(
        taking: "_ it: some Pairs", where: [("T", "(some Pairs).Left"), ("U", "(some Pairs).Right")])
        == ["func weigh<T, U>(_: some Pairs<U, T>)"])
    // Which of the two has which element is not said.
    #expect(
      try line(
        taking: "_ it: some Sequence, _ other: some Sequence",
        where: [("T", "(some Sequence).Element"), ("U", "(some Sequence).Element")])
        == ["func weigh<T, U>(_: some Sequence, _: some Sequence)"])
    // The compiler's own name of the function says it.
    let parts = "s:4Shop5weigh_1tyq0__q1_t7Element"
    #expect(
      try line(
        taking: "_ it: some Sequence, _ other: some Sequence",
        where: [("T", "(some Sequence).Element"), ("U", "(some Sequence).Element")],
        named: parts + "Qy1_RszADQy0_Rs_STR0_STR1_r2_lF")
        == ["func weigh<T, U>(_: some Sequence<U>, _: some Sequence<T>)"])
    #expect(
      try line(
        taking: "_ it: some Sequence, _ other: some Sequence",
        where: [("(some Sequence).Element", "[T]")], named: parts + "SayxGRt1_r2_lF")
        == ["func weigh<T, U>(_: some Sequence, _: some Sequence<[T]>)"])
    #expect(
      try line(
        taking: "_ it: some Sequence, _ other: some Sequence",
        where: [("T", "(some Sequence).Element"), ("(some Sequence).Element", "(some Sequence).Element")],
        named: parts + "Qy0_RszSTR0_STR1_ADQy1_AERSr1_lF")
        == ["func weigh<T, U>(_: some Sequence<T>, _: some Sequence<T>)"])
  }

  @Test func anOpaqueParameterInAnOpaqueParameterIsOneOfItsArguments() throws {
    #expect(
      try line(
        taking: "_ it: [some Sequence], _ other: some Sequence",
        where: [("some Equatable", "(some Sequence).Element"), ("some Hashable", "(some Sequence).Element")],
        named: "s:4Shop5weigh_1tySayq0_G_q2_tSTR0_SQR1_7ElementQy0_Rs1_STR2_SHR3_ACQy2_Rs3_r4_lF")
        == ["func weigh<T, U>(_: [some Sequence<some Equatable>], _: some Sequence<some Hashable>)"])
    #expect(
      try line(
        taking: "_ it: some Pairs",
        where: [
          ("some Sequence", "(some Pairs).Right"), ("T", "(some Sequence).Element"),
          ("some Hashable", "(some Pairs).Left"),
        ])
        == ["func weigh<T, U>(_: some Pairs<some Sequence<T>, some Hashable>)"])
  }

  @Test func aProtocolThatAsksForMetatypesOfEveryActorSaysSo() throws {
    let lines = ["protocol Plugin: SendableMetatype", "protocol Plugin: Sendable, SendableMetatype"]
    let surfaces = try lines.map {
      try Surface(baseline: "// public surface, format 1, module Shop\n\($0)\n", file: "Shop.txt")
    }
    #expect(
      surfaces.flatMap(\.declarations).map(\.description)
        == ["protocol Plugin: SendableMetatype", "protocol Plugin: Sendable"])
  }
}
