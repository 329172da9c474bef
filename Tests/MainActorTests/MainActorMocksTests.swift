import CatFacts
import Documents
import DogPhotos
import Feedback
import Foundation
import Networking
import Testing

/// Mocks as they are written in a target that lives on the main actor, with nothing said about threads where nothing has
/// to be.
@Suite(.timeLimit(.minutes(10))) struct MainActorMocksTests {
  // snippet.begin main-actor-counting
  final class CatMock: FetchCatFactProtocol {
    var calls = 0

    func fetchCatFact() async throws -> CatFact {
      calls += 1
      return CatFact(fact: "A mocked fact")
    }
  }

  @Test func aClassCountsItsCalls() async {
    let cats = CatMock()
    await CatFactViewModel(service: cats).fetch()
    #expect(cats.calls == 1)
  }
  // snippet.end

  // snippet.begin main-actor-opener
  final class MockURLOpener: URLOpening {
    var canOpen = false
    var openedURL: URL?

    func canOpenURL(_ url: URL) async -> Bool { canOpen }

    func open(_ url: URL) async -> Bool {
      openedURL = url
      return true
    }
  }

  @Test func anObjectAtTheEdgeRemembersTheURL() async {
    let edge = MockURLOpener()
    edge.canOpen = true
    let opener = DocumentOpener(isURLValid: edge.canOpenURL)
    if case .openURL(let url) = await opener.open(Document(identifier: "TheID"), mode: .edit) {
      _ = await edge.open(url)
    }
    #expect(edge.openedURL == URL(string: "myappscheme://open?id=TheID&mode=edit"))
  }
  // snippet.end

  // snippet.begin main-actor-closure
  @Test func aClosureKeepsWhatItWasAsked() async {
    var asked: [URL] = []
    let opener = DocumentOpener(isURLValid: { url in
      asked.append(url)
      return false
    })
    _ = await opener.open(Document(identifier: "TheID"), mode: .view)
    #expect(asked.map(\.absoluteString) == ["myappscheme://open?id=TheID&mode=view"])
  }
  // snippet.end

  // snippet.begin main-actor-enum
  enum Kennel: Networkable {
    @MainActor static var calls: [URL] = []

    @MainActor static func fetch<Value: Decodable & Sendable>(
      _ type: Value.Type, from url: URL
    ) async throws -> Value {
      calls.append(url)
      throw CancellationError()
    }

    @MainActor static func data(from url: URL) async throws -> Data {
      calls.append(url)
      throw CancellationError()
    }
  }

  @Test func anEnumWithAListSaysWhereTheListLives() async {
    Kennel.calls = []
    await #expect(throws: CancellationError.self) {
      try await DogPhotoClient(client: Kennel.self).fetchDogPhoto()
    }
    #expect(Kennel.calls.count == 1)
  }
  // snippet.end

  // snippet.begin main-actor-service
  final class Forms {
    var loaded: [String] = []
  }

  @Test func aServiceForAnyThreadSaysWhereItsClosureRuns() async throws {
    let forms = Forms()
    let service = FeedbackService { @MainActor form in
      forms.loaded.append(form)
      return FeedbackForm(id: form, title: "How was it?")
    }
    _ = try await service.load("visit")
    #expect(forms.loaded == ["visit"])
  }
  // snippet.end
}
