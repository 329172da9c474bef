import Foundation
import LoopbackServer
import Synchronization

/// A value whose decoder blocks its thread until a gate opens, as no decoder should.
struct SlowValue: Decodable {
  private static let ends = Mutex<[String: Gate]>([:])
  private static let counts = Mutex<[String: Int]>([:])

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let end = Self.end(of: name)
    Self.counts.withLock { $0[name, default: 0] += 1 }
    while !end.isOpen { Thread.sleep(forTimeInterval: 0.001) }
  }

  /// How many values of the test called `name` somebody has begun to decode.
  static func count(of name: String) -> Int { counts.withLock { $0[name, default: 0] } }

  /// The gate for the values of the test called `name`.
  static func end(of name: String) -> Gate {
    ends.withLock { ends in
      let gate = ends[name] ?? Gate()
      ends[name] = gate
      return gate
    }
  }
}
