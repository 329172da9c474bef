import CatFacts
import DogPhotos
import Feedback
import LoopbackServer
import Networking

/// The services that the stories ask.
struct Services {
  /// A sentence that says whom they ask.
  let origin: String
  let dog: DogPhotoClient
  let cat: CatService
  let feedback: FeedbackService

  /// Kept because the server stops when nobody does.
  private let server: LoopbackServer

  init(_ source: Source, pause: Duration = .zero) throws {
    server = try LoopbackServer(cannedAfter: pause)
    feedback = .thirdParty(backend: server.url("/feedback"))
    switch source {
    case .local:
      origin = "Everything is asked of a server that this tour has started, \(server.url)."
      dog = DogPhotoClient(client: NetworkClient.self, endpoint: server.url("/dog"))
      cat = CatService(endpoint: server.url("/cat"))
    case .live:
      origin = "Dogs and cats are asked of dog.ceo and catfact.ninja."
      dog = .standard
      cat = CatService()
    }
  }
}
