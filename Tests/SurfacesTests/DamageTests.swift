import Foundation
import Surfaces
import TestSupport
import Testing

/// Damaged input is told apart from sound input, or read as what it says, and never crashes the reader.
@Suite struct DamageTests {
  private static let graph = """
    {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"x"},"module":{"name":"Kettle",
    "platform":{}},"symbols":[{"kind":{"identifier":"swift.func","displayName":"Function"},"identifier":{"precise":
    "s:6Kettle4boilyyF","interfaceLanguage":"swift"},"pathComponents":["boil()"],"names":{"title":"boil()"},
    "declarationFragments":[{"kind":"keyword","spelling":"func"},{"kind":"text","spelling":" "},{"kind":
    "identifier","spelling":"boil"},{"kind":"text","spelling":"()"}],"accessLevel":"public","location":{"uri":
    "file:///a.swift","position":{"line":1,"character":2}}}],"relationships":[{"kind":"memberOf","source":"a",
    "target":"b"}]}
    """

  private static let baseline = """
    // public surface, format 1, module Kettle
    @MainActor @available(macOS 12.1, *) open class Kettle<Water: Liquid>: Vessel where Water: Sendable
    case Heat.high(degrees: Int, [String: (Int?, inout Double) async throws(Fault) -> any Liquid & Sendable])
    func Kettle.boil<each T>(_: repeat each T, at: Heat = .high, _: @Sendable @escaping () -> Void) async -> Heat
    infix operator <+>: Group
    extension Box: Sendable where T: Sendable
    var Kettle.heat: [Heat]? { get set }

    """

  /// Damages `sound` again and again, and expects it to be read, or refused in a sentence that names `file`.
  private func expectSentences(
    about sound: String, seed: UInt64, naming file: String, reading: (Data) throws -> Void
  ) {
    var damage = Damage(seed: seed)
    var refused = 0
    for _ in 0..<Damage.rounds {
      do {
        try reading(Data(damage.damaged(Array(sound.utf8))))
      } catch {
        refused += 1
        #expect(String(describing: error).contains(file))
      }
    }
    #expect(refused > Damage.rounds / 10)
  }

  @Test func readsDamagedGraphs() {
    expectSentences(about: Self.graph, seed: 20, naming: "Kettle.symbols.json") {
      _ = try Surface(module: "Kettle", graphs: [("Kettle.symbols.json", $0)], interface: nil)
    }
  }

  @Test func readsDamagedBaselines() {
    expectSentences(about: Self.baseline, seed: 21, naming: "Kettle.txt") {
      _ = try Surface(baseline: String(decoding: $0, as: UTF8.self), file: "Kettle.txt")
    }
  }

  @Test(
    "Types that lie a hundred thousand deep in each other are refused with the line",
    arguments: [
      "(", "[", "Box<", "some ", "any ", "~", "repeat ", "each ", "@Sendable () -> ", "() throws(", "inout ",
      "A & (",
      "[Int: ", "[2 of ",
    ])
  func deepTypesAreRefused(opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    #expect {
      try Surface(baseline: Self.baseline + "var deep: \(deep)Int\n", file: "Kettle.txt")
    } throws: {
      "\($0)".hasPrefix("Kettle.txt:8:")
    }
  }

  @Test(
    "What follows a type a thousand times is refused with the line",
    arguments: ["?", "!", ".Element", "<Int>"])
  func longSuffixesAreRefused(suffix: String) {
    let long = "[Int]" + String(repeating: suffix, count: 1000)
    #expect {
      try Surface(baseline: Self.baseline + "var long: \(long)\n", file: "Kettle.txt")
    } throws: {
      "\($0)".hasPrefix("Kettle.txt:8:")
    }
  }

  @Test func typesAsDeepAsTheCompilerReadsAreRead() throws {
    let deep = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
    let surface = try Surface(baseline: Self.baseline + "var deep: \(deep) { get }\n", file: "Kettle.txt")
    #expect(surface.baseline.contains(deep))
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
