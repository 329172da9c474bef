import Testing
import ThirdParty

extension ThirdPartyTests {
  /// The generic function as the vendor itself calls it, with the error that only the vendor can make.
  @Suite struct VendorErrorTests {
    @Test func theVendorCallsTheGenericFunctionWithItsOwnError() throws {
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
