import Foundation
import Surfaces
import SymbolGraphs
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

  @Test("A declaration that is not understood is kept, and its baseline can be read again")
  func whatIsNotUnderstoodIsKept() throws {
    let surface = try surface(of: "futuristic func `weigh`(by: Int) >|< Int, \\\"now\\\"")
    #expect(surface.declarations.map(\.title) == ["Cart.weigh(by:)"])
    let again = try Surface(baseline: surface.baseline, file: "Shop.txt")
    #expect(again.declarations == surface.declarations)
    #expect(try surface.declarations != self.surface(of: "futuristic func weigh(by: Bool)").declarations)
  }
}
