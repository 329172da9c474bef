import Foundation
import LoopbackServer
import Synchronization

/// A value whose decoder blocks its thread until a gate opens, as no decoder should.
struct SlowValue: Decodable {
  private static let ends = Mutex<[String: Gate]>([:])

  init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    let end = Self.end(of: name)
    while !end.isOpen { Thread.sleep(forTimeInterval: 0.001) }
  }

  /// The gate for the values of the test called `name`.
  static func end(of name: String) -> Gate {
    ends.withLock { ends in
      let gate = ends[name] ?? Gate()
      ends[name] = gate
      return gate
    }
  }
}
