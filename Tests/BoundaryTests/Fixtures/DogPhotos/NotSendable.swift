// error: static property 'recorder' is not concurrency-safe because non-'Sendable' type 'Recorder'
import DogPhotos
import Foundation
import Networking

final class Recorder {
  var urls: [URL] = []
}

enum Stub: Networkable {
  static let recorder = Recorder()  // forbidden
  static func fetch<Value: Decodable & Sendable>(_ type: Value.Type, from url: URL) async throws -> Value {
    try JSONDecoder().decode(type, from: Data())
  }
  static func data(from url: URL) async throws -> Data { Data() }
}
