import TestSupport
import Testing
import ThirdParty

extension ThirdPartyTests {
  /// The generic function as the vendor itself calls it, with the error that only the vendor can make.
  @Suite struct VendorErrorTests {
    @Test func theVendorCallsTheGenericFunctionWithItsOwnError() async throws {
      // The load of another test has had its answer, and its delegate goes in a moment.
      try await eventually("another delegate stays") { ThirdParty.delegate == nil ? () : nil }
      ThirdParty.backend = nil
      let subject = ThirdPartyFeedbackService()
      var captured: (any Error)?
      try subject.load("some-id") { result in
        if case .failure(let error) = result { captured = error }
      }
      #expect((captured as? ThirdPartyError)?.description == "No backend is configured.")
      #expect(ThirdParty.delegate == nil)
    }
  }
}
