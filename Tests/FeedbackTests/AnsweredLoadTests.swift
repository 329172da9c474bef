import Feedback
import Foundation
import LoopbackServer
import Testing

extension ThirdPartyTests {
  /// Loads that the vendor answers while somebody waits.
  @Suite struct AnsweredLoadTests {
    @Test func theVendorIsAskedForTheForm() async throws {
      let backend = try Backend()
      backend.script("some-id", .form("How was it?"))
      _ = try await backend.service().load("some-id")
      #expect(backend.server.received.map(\.method) == ["GET"])
      #expect(backend.server.received.map(\.target) == ["/forms/some-id"])
    }

    @Test func aLoadedFormIsReturned() async throws {
      let backend = try Backend()
      backend.script("some-id", .form("How was it?"))
      let form = try await backend.service().load("some-id")
      #expect(form == FeedbackForm(id: "some-id", title: "How was it?", questions: ["Why?"]))
    }

    @Test func theVendorsErrorIsThrownInItsWords() async throws {
      let backend = try Backend()
      backend.script("some-id", .failure("The survey is over."))
      let error = await #expect(throws: FeedbackService.LoadFailed.self) {
        try await backend.service().load("some-id")
      }
      #expect(
        error?.description
          == "The feedback form \"some-id\" could not be loaded; the vendor says: The survey is over.")
    }

    @Test(arguments: [
      Reply.status(500), .status(404), .json("no JSON"), .json("{}"), .close, .reset,
    ])
    func whateverGoesWrongAtTheVendorIsAFailure(reply: Reply) async throws {
      let backend = try Backend()
      backend.script("some-id", reply)
      await #expect(throws: FeedbackService.LoadFailed.self) { try await backend.service().load("some-id") }
    }

    @Test func aFailureDoesNotStandInTheWayOfTheNextLoad() async throws {
      let backend = try Backend()
      backend.script("some-id", .failure("Try again."), .form("How was it?"))
      let service = backend.service()
      await #expect(throws: FeedbackService.LoadFailed.self) { try await service.load("some-id") }
      #expect(try await service.load("some-id").title == "How was it?")
    }

    @Test func anAnswerBeforeTheVendorReturnsIsKept() async throws {
      let backend = try Backend()
      let id = UUID().uuidString
      backend.script(id, .form("Known", cacheable: true), .failure("Asked again."))
      let service = backend.service()
      let first = try await service.load(id)
      #expect(try await service.load(id) == first)
      #expect(backend.server.received.count == 1)
    }

    @Test func eachServiceAsksItsOwnBackend() async throws {
      let backends = [try Backend(), try Backend()]
      backends[0].script("some-id", .form("First"))
      backends[1].script("some-id", .form("Second"))
      let services = backends.map { $0.service() }
      #expect(try await services[0].load("some-id").title == "First")
      #expect(try await services[1].load("some-id").title == "Second")
      #expect(try await services[0].load("some-id").title == "First")
    }

    @Test(
      arguments: [
        (Reply.form("First"), Reply.form("Second")), (Reply.form("First"), Reply.failure("Second")),
      ] as [(String, String)])
    func onlyTheFirstOfTwoAnswersCounts(first: String, second: String) async throws {
      let backend = try Backend()
      backend.script("some-id", .answers([first, second]))
      #expect(try await backend.service().load("some-id").title == "First")
      try await backend.settle()
    }

    /// The vendor speaks on a queue of its own, and what that does next comes after all that it says now.
    @Test func aSecondAnswerDoesNotReachTheNextLoad() async throws {
      let backend = try Backend()
      let echoes: [String] = Array(repeating: Reply.form("Echo"), count: 200)
      backend.script("echoing", .answers([Reply.form("Echoing")] + echoes))
      backend.script("next", .form("Next"))
      let service = backend.service()
      for _ in 0..<20 {
        #expect(try await service.load("echoing").title == "Echoing")
        #expect(try await service.load("next").title == "Next")
      }
      try await backend.settle()
    }
  }
}
