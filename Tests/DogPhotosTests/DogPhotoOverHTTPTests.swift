import DogPhotos
import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// The client and the real network, down to the socket.
@Suite(.timeLimit(.minutes(10))) struct DogPhotoOverHTTPTests {
  /// A metatype carries no configuration, so its limits are fixed here and the endpoint picks the server.
  private enum NarrowNetwork: Networkable {
    private static let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 1000, retries: 0))

    static func fetch<Value: Decodable & Sendable>(
      _ type: Value.Type, from url: URL
    ) async throws -> Value {
      try await client.execute(Request(url), responseType: type)
    }

    static func data(from url: URL) async throws -> Data {
      try await client.execute(Request(url)).body
    }
  }

  private static let answer = #"{"message": "https://images.dog.ceo/n1.jpg", "status": "success"}"#
  private static let path = "/api/breeds/image/random"

  private let server: LoopbackServer
  private let client: DogPhotoClient

  init() throws {
    server = try LoopbackServer()
    client = DogPhotoClient(client: NarrowNetwork.self, endpoint: server.url(Self.path))
  }

  @Test func fetchesAPhoto() async throws {
    server.script(Self.path, .json(Self.answer))
    #expect(try await client.fetchDogPhoto().message.absoluteString == "https://images.dog.ceo/n1.jpg")
    #expect(server.received.map(\.method) == ["GET"])
  }

  @Test func fetchesThroughTheStandardNetwork() async throws {
    server.script(Self.path, .json(Self.answer))
    let client = DogPhotoClient(client: NetworkClient.self, endpoint: server.url(Self.path))
    let photo = try await despiteTimeouts { try await client.fetchDogPhoto() }
    #expect(photo.message.absoluteString == "https://images.dog.ceo/n1.jpg")
  }

  @Test func loadsTheImageOfAPhoto() async throws {
    let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    server.script("/n1.jpg", .status(200, headers: [("Content-Type", "image/jpeg")], body: bytes))
    let photo = try DogPhoto(message: server.url("/n1.jpg"))
    let client = DogPhotoClient(client: NetworkClient.self)
    #expect(try await despiteTimeouts { try await client.imageData(of: photo) } == bytes)
    #expect(server.received.map { $0.header("Accept") }.last == "*/*")
  }

  @Test func failureWithAGoodStatusKeepsItsType() async throws {
    server.script(Self.path, .json(#"{"message": "Breed not found", "status": "error"}"#))
    await #expect(throws: DogPhotoError.refused(message: "Breed not found")) {
      try await client.fetchDogPhoto()
    }
  }

  @Test func failureWithABadStatusQuotesTheService() async throws {
    let body = #"{"message": "Breed not found", "status": "error", "code": 404}"#
    server.script(Self.path, .json(body, status: 404))
    let failure = await #expect(throws: NetworkError.status(404, body: Data(body.utf8))) {
      try await client.fetchDogPhoto()
    }
    #expect(failure?.description.contains("Breed not found") == true)
  }

  @Test func textThatIsNoJsonIsADecodingError() async throws {
    server.script(Self.path, .json("<html>"))
    let failure = await #expect(throws: NetworkError.self) { try await client.fetchDogPhoto() }
    guard case .decoding = failure else {
      Issue.record("Expected a decoding error, got \(String(describing: failure)).")
      return
    }
  }

  @Test func cancellationClosesTheConnection() async throws {
    server.script(Self.path, .stall)
    let task = Task { [client] in try await client.fetchDogPhoto() }
    try await server.waitForRequests(1, at: Self.path)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
    try await server.waitForHangUps(1, at: Self.path)
  }
}
