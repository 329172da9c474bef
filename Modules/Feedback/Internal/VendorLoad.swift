/// One load, from the request for the vendor's only slot to the one answer for the caller.
///
/// The caller gets what comes first: the vendor's answer, the end of its time, or its cancellation.
final class VendorLoad: Sendable {
  let form: String
  let loadFeedback: @Sendable (String) -> Void
  private let answer = Answer()

  init(form: String, loadFeedback: @escaping @Sendable (String) -> Void) {
    self.form = form
    self.loadFeedback = loadFeedback
  }

  func run(in slot: VendorSlot, timeout: Duration, grace: Duration?) async throws -> FeedbackForm {
    try Task.checkCancellation()
    let wait = try slot.claim(for: self)
    async let _ = begin(in: slot, after: wait)
    async let _ = expire(after: timeout, on: slot.time)
    let result = await withTaskCancellationHandler {
      await answer.value
    } onCancel: {
      answer.give(.failure(CancellationError()))
    }
    slot.leave(self, grace: grace)
    return try result.get()
  }

  /// Whether the caller waits still.
  var isAwaited: Bool { !answer.isGiven }

  /// Gives the caller what the vendor has said, without the vendor's types.
  func answer(_ words: Answer.Content) {
    answer.give(
      words.map { FeedbackForm(id: form, title: $0.title, questions: $0.questions) }
        .mapError { FeedbackService.LoadFailed(form: form, reason: String(describing: $0)) })
  }

  private func begin(in slot: VendorSlot, after wait: Duration?) async {
    guard let wait, (try? await slot.time.sleep(for: wait)) != nil else { return }
    slot.passOn(to: self)
  }

  private func expire(after timeout: Duration, on time: Time) async {
    guard (try? await time.sleep(for: timeout)) != nil else { return }
    answer.give(.failure(FeedbackService.LoadTimedOut(form: form, timeout: timeout)))
  }
}
