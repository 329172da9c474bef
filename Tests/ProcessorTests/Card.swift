import CatFacts
import DogPhotos
import Foundation
import Networking

/// What a user of the app would see of one file.
struct Card {
  let title: String
  let text: String
  var picture: URL?
}

extension Card {
  /// Takes the content of a file the way an answer from the network takes, through the public API, to what is on
  /// screen at the end.
  init(showing content: Data) async throws {
    self = try await FileNetwork.$content.withValue(content) { try await Self.ofContent() }
  }

  private static func ofContent() async throws -> Card {
    switch try FileNetwork.answer(as: Kind.self) {
    case .dogPhoto:
      let photo = try await DogPhotoClient(client: FileNetwork.self).fetchDogPhoto()
      return Card(title: "Dog Photo", text: photo.message.absoluteString, picture: photo.message)
    case .catFact:
      return Card(title: "Cat Fact", text: try await catFact().fact)
    }
  }

  @MainActor
  private static func catFact() async throws -> CatFact {
    let model = CatFactViewModel(service: FileCatFacts())
    await model.fetch()
    if let error = model.state.error { throw error }
    guard let fact = model.state.info else { throw CancellationError() }
    return fact
  }
}

extension Card {
  /// The kinds of file, told apart by their fields.
  private enum Kind: Decodable {
    case dogPhoto
    case catFact

    private enum CodingKeys: String, CodingKey {
      case message
      case fact
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if fields.contains(.fact) {
        self = .catFact
      } else if fields.contains(.message) {
        self = .dogPhoto
      } else {
        throw InputError.unknownKind
      }
    }
  }
}
