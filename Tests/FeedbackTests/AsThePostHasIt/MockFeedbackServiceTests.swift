import Foundation
import Testing
import ThirdParty

/// An app's behaviour with the double in the place of the service, so that nobody reaches the vendor.
@Suite struct MockFeedbackServiceTests {
  /// The part of an app that asks for feedback.
  private final class FeedbackButton {
    private let service: any PostFeedbackService
    private(set) var shown: String?

    init(service: any PostFeedbackService) {
      self.service = service
    }

    func tap() throws {
      try service.load("after-purchase") { result in
        switch result {
        case .success(let form): self.shown = form.title
        case .failure: self.shown = "No feedback today."
        }
      }
    }
  }

  @Test func theFormIsShown() throws {
    let service = MockFeedbackService(.success(FormViewController(title: "How was it?", questions: [])))
    let button = FeedbackButton(service: service)
    try button.tap()
    #expect(button.shown == "How was it?")
    #expect(service.loadedIDs == ["after-purchase"])
  }

  @Test func aFailureIsShown() throws {
    let button = FeedbackButton(service: MockFeedbackService(.failure(CocoaError(.fileNoSuchFile))))
    try button.tap()
    #expect(button.shown == "No feedback today.")
  }
}
