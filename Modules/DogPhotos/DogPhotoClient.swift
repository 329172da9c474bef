public import Foundation
import FoundationExtensions
public import Networking

/// Fetches photos of dogs from the dog service, through any `Networkable` type.
///
/// The network is injected as a type, not as an instance: a test passes its enum mock where an app passes
/// `NetworkClient.self`. It may be used from any thread.
public final class DogPhotoClient: Sendable {
  /// The client that asks the public dog service over the network.
  public static let standard = DogPhotoClient(client: NetworkClient.self)

  private let client: any Networkable.Type
  private let endpoint: URL

  /// Makes a client of the public dog service.
  public convenience init(client: any Networkable.Type) {
    self.init(client: client, endpoint: URL(literal: "https://dog.ceo/api/breeds/image/random"))
  }

  /// Makes a client of the dog service at `endpoint`.
  public init(client: any Networkable.Type, endpoint: URL) {
    self.client = client
    self.endpoint = endpoint
  }

  /// Fetches a photo, by default of a random dog.
  ///
  /// Throws ``DogPhotoError`` if the answer is not a photo, and otherwise what the injected client throws.
  public func fetchDogPhoto() async throws -> DogPhoto {
    try await client.fetch(DogServiceAnswer.self, from: endpoint).photo()
  }

  /// Loads the image of `photo`, in the format in which it is on the web.
  ///
  /// Nobody has looked whether the bytes are an image. Throws what the injected client throws; `NetworkClient` refuses
  /// more than 16 MiB.
  public func imageData(of photo: DogPhoto) async throws -> Data {
    try await client.data(from: photo.message)
  }
}
