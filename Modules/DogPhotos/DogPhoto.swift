public import Foundation

/// A photo of a dog, somewhere on the web.
///
/// It is encoded as the dog service encodes it, `{"message": URL, "status": "success"}`, and decodes from that only:
/// the service reports its failures in the same two fields.
public struct DogPhoto: Sendable, Hashable {
  /// The absolute `http` or `https` address of the image, under the service's name for it.
  public let message: URL

  /// Makes a photo of the image at `message`.
  ///
  /// Throws ``DogPhotoError/notAWebAddress(_:)`` unless that is an `http` or `https` URL with a host.
  public init(message: URL) throws(DogPhotoError) {
    let address = message.absoluteURL
    guard ["http", "https"].contains(address.scheme?.lowercased()), address.host()?.isEmpty == false else {
      throw .notAWebAddress(message.absoluteString)
    }
    self.message = address
  }
}

extension DogPhoto: Codable {
  /// Decodes a photo, or throws the ``DogPhotoError`` that says what came instead.
  public init(from decoder: any Decoder) throws {
    self = try DogServiceAnswer(from: decoder).photo()
  }

  /// Encodes the photo as the dog service does.
  public func encode(to encoder: any Encoder) throws {
    try DogServiceAnswer(self).encode(to: encoder)
  }
}
