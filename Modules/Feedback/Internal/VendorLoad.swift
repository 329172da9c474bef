import Foundation

/// One load, from the request for the vendor's only slot to the one answer for the caller.
struct VendorLoad: Sendable {
  let form: String
  let slot: VendorSlot
  let timeout: Duration
  let grace: Duration
  let loadFeedback: @Sendable (String) -> Void

  func run() async throws -> FeedbackForm {
    try Task.checkCancellation()
    let answer = Answer()
    try slot.claim(for: answer) { hear($0, for: answer) }
    async let _ = expire(answer)
    let result = await withTaskCancellationHandler {
      ask(for: answer)
      return await answer.value
    } onCancel: {
      abandon(answer, with: CancellationError())
    }
    if result.isFollowedByPause {
      // Whoever is cancelled meanwhile has its answer all the same; the slot knows when the pause is over.
      try? await slot.time.sleep(for: EndOfSpeech.shortPause)
    }
    return try result.form.get()
  }

  private func ask(for answer: Answer) {
    guard slot.beginAsking(for: answer) else { return slot.release(answer) }
    loadFeedback(form)
    slot.endAsking(for: answer)
  }

  /// Gives the vendor's words, heard on any thread, to the caller once nothing can follow them.
  private func hear(_ words: Result<FeedbackForm, any Error>, for answer: Answer) {
    guard let end = slot.hear(answer) else { return }
    let result = words.map { FeedbackForm(id: form, title: $0.title, questions: $0.questions) }
      .mapError { FeedbackService.LoadFailed(form: form, reason: String(describing: $0)) as any Error }
    switch end {
    case .returnToAsker:
      answer.give(result)
    case .endOfWork(let queue):
      queue.addBarrierBlock {
        slot.release(answer)
        answer.give(result)
      }
    case .pause:
      answer.give(result, isFollowedByPause: true)
    }
  }

  private func expire(_ answer: Answer) async {
    guard (try? await slot.time.sleep(for: timeout)) != nil else { return }
    abandon(answer, with: FeedbackService.LoadTimedOut(form: form, timeout: timeout))
  }

  private func abandon(_ answer: Answer, with error: any Error) {
    guard slot.quarantine(answer, for: grace) else { return }
    answer.give(.failure(error))
  }
}
