import Foundation
import Testing
import ThirdParty

/// The post's tests of its protocol form.
@Suite struct ThirdPartyFeedbackServiceTests {
  @Test func whenALoadIsInFlightSubsequentLoadsThrow() {
    let subject = ThirdPartyFeedbackService(getDelegate: { ThirdPartyFeedbackService() })
    #expect(throws: ThirdPartyFeedbackService.MultipleFormLoadError.self) {
      try subject.load("test") { _ in }
    }
  }

  @Test func aLoadSetsTheDelegateAndInvokesTheVendor() throws {
    var capturedFormID: String?
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = ThirdPartyFeedbackService(
      loadFeedback: { capturedFormID = $0 }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 })
    try subject.load("some-id") { _ in }
    #expect(capturedFormID == "some-id")
    #expect(capturedDelegate as? ThirdPartyFeedbackService === subject)
  }

  @Test func aSuccessfulLoadInvokesTheCompletionWithTheForm() throws {
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = ThirdPartyFeedbackService(
      loadFeedback: { _ in }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 })
    let form = FormViewController(title: "How was it?", questions: [])
    var loaded: FormViewController?
    try subject.load("some-id") { loaded = try? $0.get() }
    subject.formDidload(form)
    #expect(loaded === form)
    #expect(capturedDelegate == nil)
  }

  @Test func aFailedLoadInvokesTheCompletionWithTheError() throws {
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = ThirdPartyFeedbackService(
      loadFeedback: { _ in }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 })
    var captured: (any Error)?
    try subject.load("some-id") { result in
      if case .failure(let error) = result { captured = error }
    }
    // The vendor's own error has no initializer that a test could call.
    subject.formDidFailLoading(error: CocoaError(.fileNoSuchFile))
    #expect(captured as? CocoaError == CocoaError(.fileNoSuchFile))
    #expect(capturedDelegate == nil)
  }

  /// What the post leaves out, and ``FeedbackService`` is for: a second answer is passed on like the first.
  @Test func aVendorThatAnswersTwiceInvokesTheCompletionTwice() throws {
    let subject = ThirdPartyFeedbackService(
      loadFeedback: { _ in }, getDelegate: { nil }, setDelegate: { _ in })
    var answers = 0
    try subject.load("some-id") { _ in answers += 1 }
    for _ in 0..<2 { subject.formDidload(FormViewController(title: "", questions: [])) }
    #expect(answers == 2)
  }
}
