import Feedback
import Foundation
import LoopbackServer
import TestSupport
import Testing

extension ThirdPartyTests {
  /// Loads that the vendor answers late or never.
  @Suite struct AbandonedLoadTests {
    @Test func aLoadThatIsNeverAnsweredTimesOut() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("never", .lastForm("Never").after(gate))
      backend.script("next", .form("Next"))
      let service = backend.service(timeout: .milliseconds(500), grace: .milliseconds(50))
      let error = await #expect(throws: FeedbackService.LoadTimedOut.self) { try await service.load("never") }
      #expect(
        error?.description
          == "The feedback form \"never\" did not load within 0.5 seconds; try again later.")
      // The vendor still owes an answer, but the grace is over soon.
      #expect(try await backend.service().loadWhenFree("next").title == "Next")
      // What comes after the grace is to find no load of another test: the vendor has read all before it hangs up.
      gate.open()
      // On a slow machine it was not asked at all, or the question is still on its way.
      let wasAsked: Bool? = try? await eventually("the vendor was not asked", within: .seconds(5)) {
        backend.requests(of: "never") > 0 ? true : nil
      }
      if wasAsked == true { try await backend.server.waitForHangUps(1, at: "/forms/never") }
      try await backend.settle()
    }

    @Test func aFormThatComesAfterTheTimeoutDoesNotReachTheNextLoad() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("late", .form("Late").after(gate))
      backend.script("next", .form("Next"))
      try await timeOut(loading: "late", from: backend)
      let service = backend.service()
      await #expect(throws: FeedbackService.MultipleFormLoadError.self) { try await service.load("next") }
      gate.open()
      #expect(
        try await service.loadWhenFree("next") == FeedbackForm(id: "next", title: "Next", questions: ["Why?"])
      )
    }

    @Test func aLateFailureFreesTheVendorToo() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("late", .failure("Late.").after(gate))
      backend.script("next", .form("Next"))
      try await timeOut(loading: "late", from: backend)
      gate.open()
      #expect(try await backend.service().loadWhenFree("next").title == "Next")
    }

    @Test func cancellationEndsALoadAtOnce() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("late", .form("Late").after(gate))
      backend.script("next", .form("Next"))
      let service = backend.service()
      let loading = Task { try await service.load("late") }
      try await backend.waitForRequest(of: "late")
      loading.cancel()
      await #expect(throws: CancellationError.self) { try await loading.value }
      // The vendor has not answered, so the caller cannot have waited for it.
      await #expect(throws: FeedbackService.MultipleFormLoadError.self) { try await service.load("next") }
      gate.open()
      #expect(try await service.loadWhenFree("next").title == "Next")
    }

    @Test func loadsCancelledAtAnyMomentLeaveTheVendorUsable() async throws {
      let backend = try Backend()
      backend.script("some-id", .form("Some"))
      backend.script("next", .form("Next"))
      let service = backend.service()
      for delay in 0..<10 {
        let loading = Task { try await service.load("some-id") }
        // Not to wait for anything, but to cancel in whatever state the load happens to be.
        try await Task.sleep(for: .milliseconds(delay * 15))
        loading.cancel()
        switch await loading.result {
        case .success(let form): #expect(form.title == "Some")
        case .failure(let error): #expect(error is CancellationError)
        }
        #expect(try await service.loadWhenFree("next").title == "Next")
      }
    }

    /// Leaves the vendor with an answer to give to a load of `form` that has timed out.
    ///
    /// On a slow machine the time may be up before the vendor is asked. Then nothing stands in the way of another
    /// load, which gets more time; the first that is refused tells that the vendor was asked.
    private func timeOut(loading form: String, from backend: Backend) async throws {
      for attempt in 0..<12 {
        do {
          let early = try await backend.service(timeout: .milliseconds(50 << attempt)).load(form)
          Issue.record("The vendor gave \(early), which nobody has sent.")
          return
        } catch is FeedbackService.LoadTimedOut {
          try #require(backend.requests(of: form) < 2, "The vendor was asked again but owes an answer.")
        } catch is FeedbackService.MultipleFormLoadError where attempt > 0 {
          return try await backend.waitForRequest(of: form)
        }
      }
      Issue.record("The vendor was never asked for \(form).")
    }
  }
}
