import Foundation
import Networking

/// A network whose answer is the content of a file: the static seam that the dog photo client takes.
///
/// The content belongs to a task, since a type has no instance to keep it in.
enum FileNetwork: Networkable, Sendable {
  @TaskLocal static var content = Data()

  static func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
    try answer(as: type)
  }

  static func data(from url: URL) async throws -> Data {
    content
  }

  /// What the file says, whoever is asked.
  static func answer<Value: Decodable>(as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: content)
  }
}
