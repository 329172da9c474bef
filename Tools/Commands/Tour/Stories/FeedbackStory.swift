import Feedback

/// Loads a feedback form and shows it.
struct FeedbackStory: Story {
  let service: FeedbackService
  let output: Output

  func tell() async throws {
    let form = try await service.load("after-the-tour")
    try output.line("  \(form.title.printable)")
    for (number, question) in zip(1..., form.questions) {
      try output.line("  \(number). \(question.printable)")
    }
  }
}
