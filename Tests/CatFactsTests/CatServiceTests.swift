import CatFacts
import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// The service and the real network, down to the socket.
@Suite(.timeLimit(.minutes(10))) struct CatServiceTests {
  private let server: LoopbackServer
  private let service: CatService

  init() throws {
    server = try LoopbackServer()
    service = CatService(
      client: HTTPClient(.init(timeout: .patience, retries: 0)), endpoint: server.url("/fact"))
  }

  @Test func fetchesAFact() async throws {
    server.script("/fact", .json(#"{"fact": "Cats purr.", "length": 10}"#))
    #expect(try await service.fetchCatFact() == CatFact(fact: "Cats purr."))
    #expect(server.received.map(\.method) == ["GET"])
    #expect(server.received.map(\.target) == ["/fact"])
  }

  @Test func fetchesSeveralFactsAtOnce() async throws {
    server.script(
      "/facts", .json(#"{"current_page": 1, "data": [{"fact": "Cats purr."}, {"fact": "Cats nap."}]}"#))
    let facts = try await service.fetchCatFacts(limit: 2)
    #expect(facts == [CatFact(fact: "Cats purr."), CatFact(fact: "Cats nap.")])
    #expect(server.received.map(\.target) == ["/facts?limit=2"])
  }

  @Test func anEmptyFactAmongSeveralIsADecodingError() async throws {
    server.script("/facts", .json(#"{"data": [{"fact": "Cats purr."}, {"fact": ""}]}"#))
    await #expect(throws: NetworkError.self) { try await service.fetchCatFacts(limit: 2) }
  }

  @Test func usesTheSharedClientUnlessToldOtherwise() async throws {
    server.script("/fact", .json(#"{"fact": "Cats purr."}"#))
    let service = CatService(endpoint: server.url("/fact"))
    #expect(try await despiteTimeouts { try await service.fetchCatFact() }.fact == "Cats purr.")
  }

  @Test func thePublicServiceNeedsNoAddress() {
    _ = CatService()
  }

  @Test func emptyFactIsADecodingErrorThatSaysWhere() async throws {
    server.script("/fact", .json(#"{"fact": ""}"#))
    let failure = await #expect(throws: NetworkError.self) { try await service.fetchCatFact() }
    guard case .decoding(let type, let path, let description, _) = failure else {
      Issue.record("Expected a decoding error, got \(String(describing: failure)).")
      return
    }
    #expect(type.contains("CatFact"))
    #expect(path == "fact")
    #expect(description.contains("The fact is empty."))
  }

  @Test func badStatusIsAnErrorInTheWordsOfTheService() async throws {
    let body = #"{"message": "Not Found"}"#
    server.script("/fact", .json(body, status: 404))
    await #expect(throws: NetworkError.status(404, body: Data(body.utf8))) {
      try await service.fetchCatFact()
    }
  }

  @Test func cancellationClosesTheConnection() async throws {
    server.script("/fact", .stall)
    let task = Task { [service] in try await service.fetchCatFact() }
    try await server.waitForRequests(1, at: "/fact")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
    try await server.waitForHangUps(1, at: "/fact")
  }

  @MainActor @Test func viewModelShowsWhatTheServerSays() async throws {
    server.script("/fact", .json(#"{"fact": "Cats purr."}"#), .status(503), .json(#"{"fact": "Cats nap."}"#))
    let viewModel = CatFactViewModel(service: service)
    await viewModel.fetch()
    #expect(viewModel.state.info?.fact == "Cats purr.")
    await viewModel.fetch()
    #expect(viewModel.state.error as? NetworkError == .status(503, body: Data()))
    await viewModel.fetch()
    #expect(viewModel.state.info?.fact == "Cats nap.")
  }

  @MainActor @Test func cancelledViewModelHangsUpAndKeepsItsFact() async throws {
    server.script("/fact", .json(#"{"fact": "Cats purr."}"#), .stall)
    let viewModel = CatFactViewModel(service: service)
    await viewModel.fetch()
    let task = Task { await viewModel.fetch() }
    try await server.waitForRequests(2, at: "/fact")
    #expect(viewModel.state.isLoading)
    task.cancel()
    try await outcome(of: task)
    #expect(viewModel.state.info?.fact == "Cats purr.")
    try await server.waitForHangUps(1, at: "/fact")
  }
}
