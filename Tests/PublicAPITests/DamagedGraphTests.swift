import Foundation
import PublicAPI
import TestSupport
import Testing

/// Damaged graphs are told apart from sound ones, or read as what they say, and never crash the reader.
@Suite struct DamagedGraphTests {
  private static let graph = """
    {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"x"},"module":{"name":"Kettle",
    "platform":{}},"symbols":[{"kind":{"identifier":"swift.func","displayName":"Function"},"identifier":{"precise":
    "s:6Kettle4boilyyF","interfaceLanguage":"swift"},"pathComponents":["boil()"],"names":{"title":"boil()"},
    "declarationFragments":[{"kind":"keyword","spelling":"func"},{"kind":"text","spelling":" "},{"kind":
    "identifier","spelling":"boil"},{"kind":"text","spelling":"()"}],"accessLevel":"public","location":{"uri":
    "file:///a.swift","position":{"line":1,"character":2}}}],"relationships":[{"kind":"memberOf","source":"a",
    "target":"b"}]}
    """

  @Test func readsDamagedGraphs() {
    let errors = Damage.refusals(of: Self.graph, seed: 20) {
      _ = try Surface(module: "Kettle", graphs: [("Kettle.symbols.json", $0)], interface: nil)
    }
    #expect(errors.allSatisfy { "\($0)".contains("Kettle.symbols.json") })
  }

  @Test(
    "A graph with a value that no extractor writes is refused or read, and ends no process",
    arguments: [
      ("\"line\":1", "\"line\":9223372036854775807"), ("\"line\":1", "\"line\":-9223372036854775808"),
      ("\"character\":2", "\"character\":" + String(repeating: "[", count: 100_000)),
      ("\"module\"", "\"symbols\":[],\"symbols\":[],\"module\""),
    ])
  func strangeValuesAreSurvived(sound: String, strange: String) {
    let graph = Self.graph.replacing(sound, with: strange)
    do {
      _ = try Surface(module: "Kettle", graphs: [("Kettle.symbols.json", Data(graph.utf8))], interface: nil)
    } catch {
      #expect("\(error)".contains("Kettle.symbols.json"))
    }
  }

  @Test func aGraphThatIsNoTextIsRefused() throws {
    let graph = Data(Self.graph.replacing("\"boil\"", with: "\"bo#l\"").utf8.map { $0 == 35 ? 0xFF : $0 })
    #expect {
      try Surface(module: "Kettle", graphs: [("Kettle.symbols.json", graph)], interface: nil)
    } throws: {
      "\($0)".contains("expected UTF-8 at byte")
    }
  }
}
