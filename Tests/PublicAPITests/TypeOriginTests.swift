import Foundation
import PublicAPI
import Testing

/// Which module declares a type that a signature names, as the compiler has resolved it.
@Suite struct TypeOriginTests {
  /// A function that takes and gives a type called `Cup` of `module`, and a text.
  private func surface(module: String, in file: String = "/Shop.swift") throws -> Surface {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.func"},"accessLevel":"public","pathComponents":["fill(_:)"],
       "identifier":{"precise":"s:4Shop4filly"},"location":{"uri":"file://\(file)","position":{"line":6}},
       "declarationFragments":[
         {"kind":"text","spelling":"func fill(_ cup: "},
         {"kind":"typeIdentifier","spelling":"Cup","preciseIdentifier":"s:\(module.utf8.count)\(module)3CupV"},
         {"kind":"text","spelling":", "},{"kind":"text","spelling":"by name: "},
         {"kind":"typeIdentifier","spelling":"String","preciseIdentifier":"s:SS"},
         {"kind":"text","spelling":") -> ["},
         {"preciseIdentifier":"s:\(module.utf8.count)\(module)3CupV","spelling":"Cup","kind":"typeIdentifier"},
         {"kind":"text","spelling":"]"}]}
      ],"relationships":[]}
      """
    return try Surface(module: "Shop", graphs: [("Shop.symbols.json", Data(graph.utf8))], interface: nil)
  }

  private func lines(_ old: Surface, _ new: Surface) -> [[String]] {
    let sides = Surface.distinguishingTypes(old, new)
    return [sides.old, sides.new].map { $0.declarations.map(\.description) }
  }

  @Test func theModuleIsKnown() throws {
    #expect(try surface(module: "Water").declarations.map(\.typeOrigins) == [["Cup": "Water"]])
    #expect(try surface(module: "Shop").declarations.map(\.typeOrigins) == [[:]])
  }

  @Test func typesOfTwoModulesAreToldApart() throws {
    let surfaces = try ["Water", "Steam"].map { try surface(module: $0) }
    #expect(surfaces[0].declarations == surfaces[1].declarations)
    #expect(
      lines(surfaces[0], surfaces[1]) == [
        ["func fill(_: Water.Cup, by: String) -> [Water.Cup]"],
        ["func fill(_: Steam.Cup, by: String) -> [Steam.Cup]"],
      ])
  }

  @Test func whatIsTheSameOrUnknownStaysAsItIs() throws {
    let water = try surface(module: "Water")
    let line = ["func fill(_: Cup, by: String) -> [Cup]"]
    let baseline = try Surface(baseline: water.baseline, file: "Shop.txt")
    #expect(lines(water, water) == [line, line])
    #expect(lines(baseline, water) == [line, line])
    #expect(lines(water, baseline) == [line, line])
    #expect(lines(water, try surface(module: "Shop")) == [line, line])
  }

  @Test func aTypeIsExposedByTheModuleThatDeclaresIt() throws {
    let graph = """
      {"metadata":{"formatVersion":{"major":0}},"symbols":[
      {"kind":{"identifier":"swift.struct"},"accessLevel":"public","pathComponents":["Cup"],
       "identifier":{"precise":"s:5Water3CupV"},"declarationFragments":[{"spelling":"struct Cup"}]}
      ],"relationships":[]}
      """
    let water = try Surface(
      module: "Water", graphs: [("Water.symbols.json", Data(graph.utf8))], interface: nil)
    #expect(water.exposedTypes(in: [try surface(module: "Water")]) == ["Cup"])
    #expect(water.exposedTypes(in: [try surface(module: "Steam")]) == [])
    // A baseline says of no name what it means.
    let baseline = try Surface(baseline: water.baseline, file: "Water.txt")
    #expect(baseline.exposedTypes(in: [try surface(module: "Steam")]) == ["Cup"])
  }

  @Test func aStoredSurfaceKeepsAll() throws {
    let surface = try surface(module: "Water")
    let stored = try JSONDecoder().decode(Surface.self, from: JSONEncoder().encode(surface))
    #expect(stored.declarations == surface.declarations)
    #expect(stored.declarations.map(\.typeOrigins) == [["Cup": "Water"]])
    #expect(stored.declarations.map(\.mangledName) == ["s:4Shop4filly"])
    #expect(stored.declarations.map(\.location) == [SourceLocation(file: "/Shop.swift", line: 7)])
    #expect(stored.unseen == surface.unseen)
  }
}
