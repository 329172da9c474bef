import Foundation
internal import ThirdParty

/// One load, from the request for the vendor's only slot to the one answer for the caller.
struct VendorLoad: Sendable {
  let form: String
  let backend: URL
  let timeout: Duration
  let grace: Duration

  func run() async throws -> FeedbackForm {
    try Task.checkCancellation()
    let answer = Answer()
    let readiness = try VendorSlot.shared.claim(for: answer)
    do {
      try await Task.sleep(until: readiness, clock: .continuous)
    } catch {
      VendorSlot.shared.release(answer)
      throw error
    }
    return try await outcome(of: answer)
  }

  private func outcome(of answer: Answer) async throws -> FeedbackForm {
    let deadline = Task {
      try await Task.sleep(for: timeout, clock: .continuous)
      abandon(answer, with: FeedbackService.LoadTimedOut(form: form, timeout: timeout))
    }
    defer { deadline.cancel() }
    return try await withTaskCancellationHandler {
      if VendorSlot.shared.open(for: VendorDelegate(form: form, answer: answer), backend: backend) {
        // The vendor may answer before this returns: an answer that comes before it is awaited is kept.
        ThirdParty.loadFeedbackForm(form)
      } else {
        VendorSlot.shared.release(answer)
      }
      return try await answer.value
    } onCancel: {
      abandon(answer, with: CancellationError())
    }
  }

  private func abandon(_ answer: Answer, with error: any Error) {
    guard VendorSlot.shared.quarantine(answer, for: grace) else { return }
    answer.give(.failure(error))
  }
}
