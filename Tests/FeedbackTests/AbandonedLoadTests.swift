import Feedback
import Foundation
import LoopbackServer
import Testing

extension ThirdPartyTests {
  /// Loads that the vendor answers late or never.
  @Suite struct AbandonedLoadTests {
    @Test func aLoadThatIsNeverAnsweredTimesOut() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("never", .form("Never").after(gate))
      backend.script("next", .form("Next"))
      let service = backend.service(timeout: .milliseconds(50), grace: .milliseconds(50))
      let error = await #expect(throws: FeedbackService.LoadTimedOut.self) { try await service.load("never") }
      #expect(
        error?.description
          == "The feedback form \"never\" did not load within 0.05 seconds; try again later.")
      // The vendor still owes an answer, but the grace is over soon.
      let next = backend.service()
      #expect(try await next.loadWhenFree("next").title == "Next")
      // What comes after the grace is to find no load of another test.
      gate.open()
      _ = try? await next.load("next")
    }

    @Test func aFormThatComesAfterTheTimeoutDoesNotReachTheNextLoad() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("late", .form("Late").after(gate))
      backend.script("next", .form("Next"))
      await #expect(throws: FeedbackService.LoadTimedOut.self) {
        try await backend.service(timeout: .milliseconds(50)).load("late")
      }
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
      await #expect(throws: FeedbackService.LoadTimedOut.self) {
        try await backend.service(timeout: .milliseconds(50)).load("late")
      }
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
        try await Task.sleep(for: .milliseconds(delay * 15))
        loading.cancel()
        switch await loading.result {
        case .success(let form): #expect(form.title == "Some")
        case .failure(let error): #expect(error is CancellationError)
        }
        #expect(try await service.loadWhenFree("next").title == "Next")
      }
    }
  }
}
