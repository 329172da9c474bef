import Feedback
import Foundation
import LoopbackServer
import Testing

extension ThirdPartyTests {
  /// One load at a time, whoever starts it.
  @Suite struct SingleFlightTests {
    @Test func whileALoadIsInFlightSubsequentLoadsThrow() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("test", .form("Test").after(gate))
      let service = backend.service()
      async let first = service.load("test")
      try await backend.waitForRequest(of: "test")
      let error = await #expect(throws: FeedbackService.MultipleFormLoadError.self) {
        try await service.load("test")
      }
      #expect(
        error?.description == "Another feedback form is being loaded; load this one after that has ended.")
      gate.open()
      #expect(try await first.title == "Test")
      #expect(backend.server.received.count == 1)
    }

    @Test func ofTwentyConcurrentLoadsOverTwoServicesOneSucceeds() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("test", .form("Test").after(gate))
      let services = [backend.service(), backend.service()]
      let loaded = try await withThrowingTaskGroup(of: FeedbackForm?.self) { group in
        for index in 0..<20 {
          group.addTask {
            do {
              return try await services[index % 2].load("test")
            } catch is FeedbackService.MultipleFormLoadError {
              return nil
            }
          }
        }
        // The one that holds the slot cannot end before the gate is open.
        for _ in 0..<19 { #expect(try await group.next() == .some(nil)) }
        gate.open()
        return try await group.next() ?? nil
      }
      #expect(loaded?.title == "Test")
      #expect(backend.server.received.count == 1)
    }

    @Test func aCancelledLoadSaysSoEvenWhenTheVendorIsBusy() async throws {
      let backend = try Backend()
      let gate = Gate()
      backend.script("test", .form("Test").after(gate))
      let service = backend.service()
      async let first = service.load("test")
      try await backend.waitForRequest(of: "test")
      let second = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await service.load("test")
      }
      await #expect(throws: CancellationError.self) { try await second.value }
      gate.open()
      #expect(try await first.title == "Test")
    }

    @Test func aCancelledLoadNeverReachesTheVendor() async throws {
      let backend = try Backend()
      backend.script("test", .form("Test"))
      let service = backend.service()
      let loading = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await service.load("test")
      }
      await #expect(throws: CancellationError.self) { try await loading.value }
      #expect(backend.server.received.isEmpty)
      #expect(try await service.load("test").title == "Test")
    }
  }
}
