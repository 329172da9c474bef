import Layers
import Testing

@Suite struct LayerRuleTests {
  @Test(arguments: [
    (LayerRule.Kind.layers, "App", "names only one layer"),
    (.layers, "App > > Core", "lacks a name"),
    (.layers, "App > Feature A", "‘Feature A’"),
    (.apart, "A,,B", "lacks a name"),
    (.mayImport, "Networking", "has no colon"),
    (.mayImport, "Networking: nothing, Models", "allows nothing and something"),
    (.mayShow, "*: Models > Core", "‘Models > Core’"),
  ])
  func whatMeansNothingIsRefused(kind: LayerRule.Kind, text: String, reason: String) throws {
    let refusal = try #require(LayerRule.refusal(of: text, as: kind))
    #expect(refusal.contains(reason))
    #expect(throws: LayerRuleError.self) { try LayerRule(kind, text) }
  }

  @Test func aLineIsDescribedAsItStands() throws {
    let rule = try LayerRule(.mayImport, "Feature*: Models, not UIKit")
    #expect(rule.description == "may-import = Feature*: Models, not UIKit")
    #expect(LayerRule.refusal(of: "Feature*: Models", as: .mayShow) == nil)
  }
}
