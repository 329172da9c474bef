import Foundation
import Networking

/// A network whose answers are files: the static seam that the dog photo client takes.
enum FileNetwork: Networkable, Sendable {
  static func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
    try JSONDecoder().decode(type, from: Data(contentsOf: url))
  }
}
