import Feedback
import Testing

/// The struct of closures by itself: a stand-in needs no protocol and no mock.
@Suite struct FeedbackServiceTests {
  @Test func aClosureIsAService() async throws {
    let service = FeedbackService { form in FeedbackForm(id: form, title: "How was it?") }
    #expect(
      try await service.load("some-id") == FeedbackForm(id: "some-id", title: "How was it?", questions: []))
  }
}
