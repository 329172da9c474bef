import DogPhotos
import Foundation
import Networking
import NetworkingTestSupport
import Testing

/// A type stands in for the network.
@Suite struct EnumMockTests {
  // snippet.begin enum-mock
  enum Kennel: Networkable {
    static func fetch<Value: Decodable & Sendable>(
      _ type: Value.Type, from url: URL
    ) async throws -> Value {
      let answer =
        #"{"message": "https://images.example/rex.jpg", "status": "success"}"#
      return try JSONDecoder().decode(type, from: Data(answer.utf8))
    }

    static func data(from url: URL) async throws -> Data {
      Data("woof".utf8)
    }
  }

  @Test func aCaselessEnumTakesThePlaceOfTheNetwork() async throws {
    let photo = try await DogPhotoClient(client: Kennel.self).fetchDogPhoto()
    #expect(photo.message.absoluteString == "https://images.example/rex.jpg")
  }
  // snippet.end

  // snippet.begin enum-mock-calls
  @Test(.freshCallStack) func theServiceIsAskedOnce() async throws {
    try MockNetworkClient.script(
      .json(#"{"message": "https://a.example/b", "status": "success"}"#))
    _ = try await DogPhotoClient(client: MockNetworkClient.self).fetchDogPhoto()
    #expect(
      MockNetworkClient.calls == [
        .fetch(urlString: "https://dog.ceo/api/breeds/image/random")
      ])
  }
  // snippet.end

  // snippet.begin enum-mock-failure
  @Test(.freshCallStack) func aFailureInTheShapeOfAPhotoIsAnError() async throws {
    try MockNetworkClient.script(
      .json(#"{"message": "No such breed", "status": "error"}"#))
    await #expect(throws: DogPhotoError.refused(message: "No such breed")) {
      try await DogPhotoClient(client: MockNetworkClient.self).fetchDogPhoto()
    }
  }
  // snippet.end
}
