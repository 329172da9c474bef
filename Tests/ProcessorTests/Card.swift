import CatFacts
import DogPhoto
import Foundation
import Networking

/// What a user of the app would see of one file.
struct Card {
  let title: String
  let text: String
  var picture: URL?
}

extension Card {
  /// Takes `file` the way an answer from the network takes, through the public API, to what is on screen at the end.
  init(showing file: URL) async throws {
    switch try await FileNetwork.fetch(Kind.self, from: file) {
    case .dogPhoto:
      let photo = try await DogPhotoClient(client: FileNetwork.self, endpoint: file).fetchDogPhoto()
      self.init(title: "Dog Photo", text: photo.message.absoluteString, picture: photo.message)
    case .catFact:
      self.init(title: "Cat Fact", text: try await Self.catFact(in: file).fact)
    }
  }

  @MainActor
  private static func catFact(in file: URL) async throws -> CatFact {
    let model = CatFactViewModel(service: FileCatFacts(file: file))
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
