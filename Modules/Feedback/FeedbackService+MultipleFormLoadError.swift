public import Foundation

extension FeedbackService {
  /// A load was refused because the vendor is busy with another one.
  ///
  /// The vendor is one for the whole process, so the other load may be another service's, and it may be one that
  /// timed out or was cancelled and that the vendor has yet to answer.
  public struct MultipleFormLoadError: LocalizedError, CustomStringConvertible, Hashable, DescribedError {
    var sentence: String {
      "Another feedback form is being loaded; load this one after that has ended."
    }

    /// Creates the error, as a stand-in for a busy vendor does.
    public init() {}
  }
}
