import DogPhotos
import NetworkingTestSupport
import Testing

/// Addresses that stand in the source, by way of a module that has one.
@Suite(.freshCallStack) struct LiteralTests {
  @Test func theAddressIsWhatStandsThere() async throws {
    try MockNetworkClient.script(.json(#"{"message": "http://a.b/", "status": "success"}"#))
    _ = try await DogPhotoClient(client: MockNetworkClient.self).fetchDogPhoto()
    #expect(MockNetworkClient.calls == [.fetch(urlString: "https://dog.ceo/api/breeds/image/random")])
  }
}
