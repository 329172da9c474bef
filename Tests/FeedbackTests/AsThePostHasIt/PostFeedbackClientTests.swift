import Foundation
import Testing
import ThirdParty

/// The post's tests of its struct form, which differ in how the delegate is reached.
@Suite struct PostFeedbackClientTests {
  @Test func whenALoadIsInFlightSubsequentLoadsThrow() {
    let subject = PostFeedbackClient.thirdParty(getDelegate: { PostFeedbackClient.Delegate() })
    #expect(throws: PostFeedbackClient.MultipleFormLoadError.self) { try subject.load("test") { _ in } }
  }

  @Test func aLoadSetsTheDelegateAndInvokesTheVendor() throws {
    let delegate = PostFeedbackClient.Delegate()
    var capturedFormID: String?
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = PostFeedbackClient.thirdParty(
      loadFeedback: { capturedFormID = $0 }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 },
      makeDelegate: { delegate })
    try subject.load("some-id") { _ in }
    #expect(capturedFormID == "some-id")
    #expect(capturedDelegate as? PostFeedbackClient.Delegate === delegate)
  }

  @Test func aSuccessfulLoadInvokesTheCompletionWithTheForm() throws {
    let delegate = PostFeedbackClient.Delegate()
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = PostFeedbackClient.thirdParty(
      loadFeedback: { _ in }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 },
      makeDelegate: { delegate })
    let form = FormViewController(title: "How was it?", questions: [])
    var loaded: FormViewController?
    try subject.load("some-id") { loaded = try? $0.get() }
    delegate.formDidload(form)
    #expect(loaded === form)
    #expect(capturedDelegate == nil)
  }

  @Test func aFailedLoadInvokesTheCompletionWithTheError() throws {
    let delegate = PostFeedbackClient.Delegate()
    var capturedDelegate: (any ThirdPartyDelegate)?
    let subject = PostFeedbackClient.thirdParty(
      loadFeedback: { _ in }, getDelegate: { nil }, setDelegate: { capturedDelegate = $0 },
      makeDelegate: { delegate })
    var captured: (any Error)?
    try subject.load("some-id") { result in
      if case .failure(let error) = result { captured = error }
    }
    delegate.formDidFailLoading(error: CocoaError(.fileNoSuchFile))
    #expect(captured as? CocoaError == CocoaError(.fileNoSuchFile))
    #expect(capturedDelegate == nil)
  }
}
