extension FeedbackService {
  /// The vendor did not answer in time.
  public struct LoadTimedOut: Error, Hashable, CustomStringConvertible {
    /// A sentence with the form's name and the time allowed.
    public let description: String

    init(form: String, timeout: Duration) {
      description = "The feedback form \"\(form)\" did not load within \(timeout); try again later."
    }
  }
}
