import Feedback
import Foundation
import Testing

/// The errors of a load, as those who test an app have to make them.
@Suite struct FeedbackErrorTests {
  private static let errors: [any Error] = [
    FeedbackService.LoadFailed(form: "some-id", reason: "The survey is over."),
    FeedbackService.LoadTimedOut(form: "some-id", timeout: .seconds(30)),
    FeedbackService.MultipleFormLoadError(),
  ]

  @Test(arguments: errors.indices)
  func aStandInThrowsThem(index: Int) async throws {
    let expected = Self.errors[index]
    let service = FeedbackService { _ in throw Self.errors[index] }
    do {
      _ = try await service.load("some-id")
      Issue.record("Nothing was thrown.")
    } catch {
      #expect(String(describing: error) == String(describing: expected))
    }
  }

  @Test(arguments: errors.indices)
  func peopleReadWhatALogSays(index: Int) {
    let error = Self.errors[index]
    #expect(error.localizedDescription == String(describing: error))
    #expect((error as? any LocalizedError)?.errorDescription == String(describing: error))
  }

  @Test func theyCompareAsWhatTheySay() {
    typealias Failed = FeedbackService.LoadFailed
    #expect(Failed(form: "a", reason: "b") == Failed(form: "a", reason: "b"))
    #expect(Failed(form: "a", reason: "b") != Failed(form: "a", reason: "c"))
    #expect(FeedbackService.MultipleFormLoadError() == FeedbackService.MultipleFormLoadError())
  }

  @Test func noServerTakesHoldOfTheTerminal() {
    let failed = FeedbackService.LoadFailed(form: "a\u{1B}[2J", reason: "\u{9B}31mred\r\n\u{7}")
    let late = FeedbackService.LoadTimedOut(form: "a\u{1B}[2J", timeout: .seconds(1))
    for text in [failed.description, late.description, failed.localizedDescription] {
      #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
    #expect(failed.description.contains("red"))
  }
}
