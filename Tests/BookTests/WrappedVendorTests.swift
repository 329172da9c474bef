import Feedback
import Foundation
import LoopbackServer
import TestSupport
import Testing

/// A closure stands in for the service, and a server for the vendor.
@Suite(.timeLimit(.minutes(10))) struct WrappedVendorTests {
  // snippet.begin vendor-closure
  @Test func aClosureIsAService() async throws {
    let service = FeedbackService { form in
      FeedbackForm(id: form, title: "How was it?")
    }
    #expect(try await service.load("visit").title == "How was it?")
  }
  // snippet.end

  /// In a process of its own, as the vendor is one for the whole process and other tests use it too.
  @Test(.oneExitAtATime) func theVendorsOwnCodeRuns() async {
    await #expect(processExitsWith: .success) {
      // snippet.begin vendor-script
      let server = try LoopbackServer()
      let open = Gate()
      let form = Reply.json(#"{"title": "How was it?", "questions": ["Why?"]}"#)
      server.script("/forms/visit", Reply([.wait(open), form]))
      let service = FeedbackService.thirdParty(backend: server.url)

      async let first = service.load("visit")
      try await server.waitForRequests(1, at: "/forms/visit")
      await #expect(throws: FeedbackService.MultipleFormLoadError.self) {
        try await service.load("visit")
      }
      open.open()
      let visit = FeedbackForm(id: "visit", title: "How was it?", questions: ["Why?"])
      #expect(try await first == visit)
      // snippet.end
    }
  }

  @Test(.oneExitAtATime) func cancellationAndTimeLimitsEndALoad() async {
    await #expect(processExitsWith: .success) {
      // snippet.begin vendor-cancel
      let server = try LoopbackServer()
      server.script("/forms/visit", .stall)
      let service = FeedbackService.thirdParty(backend: server.url)
      let loading = Task { try await service.load("visit") }
      try await server.waitForRequests(1, at: "/forms/visit")
      loading.cancel()
      await #expect(throws: CancellationError.self) { try await loading.value }
      // The vendor still owes an answer, which the next load would take for its own.
      await #expect(throws: FeedbackService.MultipleFormLoadError.self) {
        try await service.load("visit")
      }
      // snippet.end
    }
  }
}
