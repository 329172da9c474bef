import Foundation

/// What the dog service sends: its failures have the shape of its photos, with a sentence in place of the URL.
///
/// The client fetches this rather than a photo, because an error thrown while decoding reaches the caller wrapped
/// as a decoding error of the network.
struct DogServiceAnswer: Codable {
  private static let success = "success"

  let message: String
  let status: String

  init(_ photo: DogPhoto) {
    message = photo.message.absoluteString
    status = Self.success
  }

  func photo() throws(DogPhotoError) -> DogPhoto {
    // By bytes: to compare as text what a server says may take it minutes.
    guard status.utf8.elementsEqual(Self.success.utf8) else { throw .refused(message: message) }
    guard let url = URL(string: message, encodingInvalidCharacters: false) else {
      throw .notAWebAddress(message)
    }
    return try DogPhoto(message: url)
  }
}
