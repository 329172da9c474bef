import Feedback
import TestSupport

extension FeedbackService {
  /// Loads a form as soon as the vendor is not busy with another one.
  func loadWhenFree(_ form: String) async throws -> FeedbackForm {
    try await eventually("the vendor is busy") {
      do {
        return try await load(form)
      } catch is MultipleFormLoadError {
        return nil
      }
    }
  }
}
