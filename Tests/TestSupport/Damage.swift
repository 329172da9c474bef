public import Foundation
public import Testing

/// Damages bytes at random, in a sequence that is the same everywhere.
public struct Damage: RandomNumberGenerator, Sendable {
  /// How often a test damages what it reads: ten thousand times where the slow proofs run, which set `PROVE_CHANGES`.
  private static let rounds = ProcessInfo.processInfo.environment["PROVE_CHANGES"] == nil ? 1000 : 10_000

  private var state: UInt64

  /// Starts the sequence that belongs to `seed`.
  private init(seed: UInt64) {
    state = seed
  }

  /// The next number (SplitMix64).
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// The bytes with a few of them changed, lost, doubled or repeated often, or with the end cut off.
  private mutating func damaged(_ sound: [UInt8]) -> [UInt8] {
    var bytes = sound
    for _ in 0..<Int.random(in: 1...4, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<8, using: &self) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &self)
      case 1: bytes.remove(at: index)
      case 2: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 3: bytes.swapAt(index, Int.random(in: bytes.indices, using: &self))
      case 4: bytes.insert(contentsOf: repeatElement(bytes[index], count: 2000), at: index)
      case 5: bytes.insert(contentsOf: bytes[index...].prefix(40), at: index)
      case 6: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &self))
      default: bytes.removeSubrange(index..<min(index + 20, bytes.count))
      }
    }
    return bytes
  }

  /// Damages `sound` again and again, and gives the errors with which `read` refuses what became of it.
  ///
  /// Records an issue where hardly any was refused, since then nothing was tried.
  public static func refusals(
    of sound: String, seed: UInt64, reading read: (Data) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [any Error] {
    var damage = Damage(seed: seed)
    var errors: [any Error] = []
    for _ in 0..<rounds {
      do { try read(Data(damage.damaged(Array(sound.utf8)))) } catch { errors.append(error) }
    }
    #expect(errors.count > rounds / 10, sourceLocation: sourceLocation)
    return errors
  }
}
