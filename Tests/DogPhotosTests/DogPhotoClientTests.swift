import DogPhotos
import Foundation
import NetworkingTestSupport
import Testing

/// The enum mock at work: no instance is injected anywhere, and no test resets anything.
@Suite(.freshCallStack) struct DogPhotoClientTests {
  private struct Offline: Error {}
  private let client = DogPhotoClient(client: MockNetworkClient.self)

  @Test func asksThePublicServiceOnce() async throws {
    try MockNetworkClient.script(.json(#"{"message": "https://images.dog.ceo/n1.jpg", "status": "success"}"#))
    let photo = try await client.fetchDogPhoto()
    #expect(photo.message.absoluteString == "https://images.dog.ceo/n1.jpg")
    MockNetworkClient.assertCallWasMade(to: .fetch(urlString: "https://dog.ceo/api/breeds/image/random"))
    #expect(MockNetworkClient.calls.count == 1)
  }

  @Test func asksNobodyBeforeItIsTold() {
    #expect(MockNetworkClient.calls.isEmpty)
  }

  @Test func asksTheEndpointItIsGiven() async throws {
    try MockNetworkClient.script(.json(#"{"message": "https://images.dog.ceo/n1.jpg", "status": "success"}"#))
    let endpoint = try #require(URL(string: "https://example.com/dogs?one"))
    _ = try await DogPhotoClient(client: MockNetworkClient.self, endpoint: endpoint).fetchDogPhoto()
    #expect(MockNetworkClient.calls == [.fetch(urlString: "https://example.com/dogs?one")])
  }

  @Test func failureOfTheServiceIsThrownInItsWords() async throws {
    try MockNetworkClient.script(.json(#"{"message": "Breed not found", "status": "error", "code": 404}"#))
    await #expect(throws: DogPhotoError.refused(message: "Breed not found")) {
      try await client.fetchDogPhoto()
    }
  }

  @Test func failureOfTheNetworkIsThrownUnchanged() async throws {
    try MockNetworkClient.script(.failure(Offline()))
    await #expect(throws: Offline.self) { try await client.fetchDogPhoto() }
  }

  @Test func theImageIsWhatIsAtTheAddressOfThePhoto() async throws {
    let bytes = Data([0xff, 0xd8, 0])
    try MockNetworkClient.script(.data(bytes), .failure(Offline()))
    let photo = try DogPhoto(message: #require(URL(string: "https://images.dog.ceo/n1.jpg")))
    #expect(try await client.imageData(of: photo) == bytes)
    #expect(MockNetworkClient.calls == [.data(urlString: "https://images.dog.ceo/n1.jpg")])
    await #expect(throws: Offline.self) { try await client.imageData(of: photo) }
  }

  @Test func oneClientServesManyTasks() async throws {
    try MockNetworkClient.script(
      .json(#"{"message": "http://a/1", "status": "success"}"#), .failure(Offline()))
    async let first = client.fetchDogPhoto()
    async let second = client.fetchDogPhoto()
    let results = await [try? first, try? second]
    #expect(results.compactMap(\.self).count == 1)
    #expect(MockNetworkClient.calls.count == 2)
  }
}
