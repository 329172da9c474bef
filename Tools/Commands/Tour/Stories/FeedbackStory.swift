import Feedback
import FoundationExtensions

/// Loads a feedback form and shows it.
struct FeedbackStory: Story {
  static let form = "after-the-tour"

  let service: FeedbackService
  let output: Output

  func tell() async throws {
    let form = try await service.load(Self.form)
    try output.line("  \(form.title.printable)")
    for (number, question) in zip(1..., form.questions) {
      try output.line("  \(number). \(question.printable)")
    }
  }
}
