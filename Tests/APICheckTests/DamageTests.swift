import Foundation
import Surfaces
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

  @Test func readsAThousandDamagedGraphs() throws {
    var random = SplitMix(seed: 20)
    var refused = 0
    for _ in 0..<1000 {
      let data = Data(random.damage(Array(Self.graph.utf8)))
      do {
        _ = try Surface(module: "Kettle", graphs: [("Kettle.symbols.json", data)], interface: nil)
      } catch {
        refused += 1
        #expect(String(describing: error).contains("Kettle.symbols.json"))
      }
    }
    #expect(refused > 100)
  }

  @Test func readsAThousandDamagedBaselines() throws {
    var random = SplitMix(seed: 21)
    var refused = 0
    for _ in 0..<1000 {
      let text = String(decoding: random.damage(Array(Kettle.new.utf8)), as: UTF8.self)
      do {
        _ = try Surface(baseline: text, file: "Kettle.txt")
      } catch {
        refused += 1
        #expect(String(describing: error).contains("Kettle.txt"))
      }
    }
    #expect(refused > 100)
  }
}

/// A random number generator whose sequence is the same everywhere.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// The bytes with a few of them changed, lost or doubled, or with the end cut off.
  mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(bytes[index], at: index)
      case 3: bytes.swapAt(index, Int.random(in: bytes.indices, using: &self))
      default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
      }
    }
    return bytes
  }
}
