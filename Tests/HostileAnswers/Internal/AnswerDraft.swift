import Foundation
import LoopbackServer

/// One answer in the making: in order at first, then with some of its parts spoiled.
struct AnswerDraft {
  private var random: SplitMix

  init(random: SplitMix) {
    self.random = random
  }

  mutating func parts() -> [Reply] {
    var bytes = Data()
    if chance(8) { bytes += text(of: Vocabulary.interimHeads) }
    bytes += statusLine() + fields() + (chance(20) ? Data() : lineEnd()) + body()
    if chance(10) { bytes += text(of: Vocabulary.surplus) }
    if chance(4) { spoil(&bytes) }
    return delivery(of: bytes)
  }

  private mutating func statusLine() -> Data {
    text(of: chance(3) ? Vocabulary.statusLines : ["HTTP/1.1 200 OK"]) + lineEnd()
  }

  private mutating func fields() -> Data {
    (0..<Int.random(in: 0...4, using: &random)).reduce(into: Data()) { fields, _ in
      fields += text(of: chance(3) ? Vocabulary.names + Vocabulary.oddNames : Vocabulary.names)
      fields += text(of: chance(9) ? [":", " : ", ""] : [": "])
      fields += text(of: chance(2) ? Vocabulary.lengths : Vocabulary.values) + lineEnd()
    }
  }

  private mutating func body() -> Data {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: Data()
    case 1: GzipBomb.data(count: 2000)
    case 2, 3: chunks()
    case 4: noise(count: Int.random(in: 0...3000, using: &random))
    default: text(of: Vocabulary.bodies)
    }
  }

  private mutating func chunks() -> Data {
    var chunks = (0..<Int.random(in: 0...3, using: &random)).reduce(into: Data()) { chunks, _ in
      chunks += text(of: Vocabulary.chunkSizes) + lineEnd() + text(of: Vocabulary.bodies) + lineEnd()
    }
    if chance(3) { return chunks }
    chunks += Data("0\r\n".utf8)
    if chance(3) { chunks += fields() }
    return chunks + lineEnd()
  }

  private mutating func delivery(of bytes: Data) -> [Reply] {
    let end: [Reply] = chance(2) ? [.close] : chance(8) ? [.reset] : chance(8) ? [.stall] : []
    guard chance(4), !bytes.isEmpty else { return [.send(bytes)] + end }
    let cut = Int.random(in: 0..<bytes.count, using: &random)
    return [.send(bytes.prefix(cut)), .pause(.milliseconds(2)), .send(Data(bytes.dropFirst(cut)))] + end
  }

  /// Changes, removes or inserts a few bytes, or cuts the end off.
  private mutating func spoil(_ bytes: inout Data) {
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = 0
      case 1: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      case 2: bytes.remove(at: index)
      case 3: bytes.insert(contentsOf: noise(count: 3), at: index)
      default: bytes = Data(bytes.prefix(index))
      }
    }
  }

  private mutating func noise(count: Int) -> Data {
    Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }

  private mutating func lineEnd() -> Data {
    text(of: chance(12) ? ["\n", "\r", "\r\r\n", ""] : ["\r\n"])
  }

  private mutating func text(of choices: [String]) -> Data {
    Data((choices.randomElement(using: &random) ?? "").utf8)
  }

  /// True once in `count` times.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
