public import Foundation
import FoundationExtensions

extension FeedbackService {
  /// The vendor did not answer in time.
  ///
  /// Its description names the form and the time allowed.
  public struct LoadTimedOut: LocalizedError, CustomStringConvertible, Hashable, DescribedError {
    let sentence: String

    /// Creates the error, as a stand-in for a slow vendor does.
    public init(form: String, timeout: Duration) {
      sentence = "The feedback form \"\(form)\" did not load within \(timeout); try again later.".printable
    }
  }
}
