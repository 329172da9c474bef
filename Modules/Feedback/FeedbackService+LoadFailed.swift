extension FeedbackService {
  /// The vendor could not load a form.
  public struct LoadFailed: Error, Hashable, CustomStringConvertible {
    /// A sentence with the form's name and the reason in the vendor's words.
    public let description: String

    init(form: String, reason: String) {
      description = "The feedback form \"\(form)\" could not be loaded; the vendor says: \(reason)"
    }
  }
}
