import Feedback

extension FeedbackService {
  /// Loads a form as soon as the vendor is not busy with another one.
  func loadWhenFree(_ form: String, within limit: Duration = .seconds(20)) async throws -> FeedbackForm {
    let deadline = ContinuousClock.now + limit
    while true {
      do {
        return try await load(form)
      } catch let error as MultipleFormLoadError {
        guard ContinuousClock.now < deadline else { throw error }
        try await Task.sleep(for: .milliseconds(5))
      }
    }
  }
}
