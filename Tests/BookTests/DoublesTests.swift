import CatFacts
import CatFactsTestSupport
import Documents
import DocumentsTestSupport
import DogPhotos
import Feedback
import Foundation
import LoopbackServer
import Networking
import NetworkingTestSupport
import Testing

/// What clients of the modules write in their tests, with the doubles that they import.
@Suite(.timeLimit(.minutes(10))) struct DoublesTests {
  // snippet.begin double-network
  @Test(.freshCallStack) func aPhotoComesFromTheScript() async throws {
    let address = try #require(URL(string: "https://a.example/rex.jpg"))
    let photo = try DogPhoto(message: address)
    try MockNetworkClient.script(
      .data(JSONEncoder().encode(photo)),
      .failure(DogPhotoError.refused(message: "The dogs sleep.")))

    let client = DogPhotoClient(client: MockNetworkClient.self)
    #expect(try await client.fetchDogPhoto() == photo)
    await #expect(throws: DogPhotoError.self) { try await client.fetchDogPhoto() }
    #expect(MockNetworkClient.calls.count == 2)
  }
  // snippet.end

  // snippet.begin double-facts
  @MainActor @Test func aFailureIsShown() async {
    let service = FetchCatServiceMock(.failure(CocoaError(.featureUnsupported)))
    let viewModel = CatFactViewModel(service: service)
    await viewModel.fetch()
    #expect(viewModel.state.error is CocoaError)
  }
  // snippet.end

  // snippet.begin double-pending
  @MainActor @Test func whatIsLoadedIsShownAsLoading() async throws {
    let service = PendingCatService()
    let viewModel = CatFactViewModel(service: service)
    let fetch = Task { await viewModel.fetch() }
    try await service.waitForCalls(1)
    #expect(viewModel.state.isLoading)
    service.answer(0, with: .success(CatFact(fact: "Cats purr.")))
    await fetch.value
    #expect(viewModel.state.info == CatFact(fact: "Cats purr."))
  }
  // snippet.end

  // snippet.begin double-opener
  @MainActor @Test func theDocumentIsOpened() async {
    let desktop = RecordingURLOpener(schemes: ["myappscheme"])
    let opener = DocumentOpener(isURLValid: desktop.canOpenURL)
    let document = Document(identifier: "TheID")
    if case .openURL(let url) = await opener.open(document, mode: .view) {
      await desktop.open(url)
    }
    let opened = desktop.openedURLs.map(\.absoluteString)
    #expect(opened == ["myappscheme://open?id=TheID&mode=view"])
  }
  // snippet.end

  // snippet.begin double-server
  @Test func aBusyServerIsAskedAgain() async throws {
    let server = try LoopbackServer()
    server.script("/words", .status(503), .json(#"["one", "two"]"#))
    let client = HTTPClient(.init(timeout: .seconds(300)))
    let words = try await client.execute(
      Request(server.url("/words")), responseType: [String].self)
    #expect(words == ["one", "two"])
    #expect(server.received("/words").count == 2)
  }
  // snippet.end

  // snippet.begin double-server-late
  @Test func whoeverGivesUpEndsTheRequest() async throws {
    let server = try LoopbackServer()
    server.script("/words", Reply([.text("HTTP/1.1 200 OK\r\n"), .stall]))
    let client = HTTPClient(.init(timeout: .seconds(300)))
    let request = Request(server.url("/words"))
    let asking = Task { try await client.execute(request) }
    try await server.waitForRequests(1, at: "/words")
    asking.cancel()
    try await server.waitForHangUps(1, at: "/words")
    await #expect(throws: CancellationError.self) { try await asking.value }
  }
  // snippet.end

  @Test func aNameOfTheClientsOwnDoesNotHideThatOfTheServer() async throws {
    struct Reply {
      let words = #"["one"]"#
    }
    let server = try LoopbackServer()
    server.script("/words", LoopbackServer::Reply([.json(Reply().words)]))
    let client = HTTPClient(.init(timeout: .seconds(300)))
    let words = try await client.execute(
      Request(server.url("/words")), responseType: [String].self)
    #expect(words == ["one"])
  }

  // snippet.begin double-form
  @Test func aFailureToLoadIsThrown() async {
    let service = FeedbackService { form in
      throw FeedbackService.LoadFailed(form: form, reason: "closed")
    }
    await #expect(throws: FeedbackService.LoadFailed.self) {
      try await service.load("visit")
    }
  }
  // snippet.end
}
