public import Foundation
import FoundationExtensions

extension FeedbackService {
  /// The vendor could not load a form.
  ///
  /// Its description names the form and gives the reason in the vendor's words.
  public struct LoadFailed: LocalizedError, CustomStringConvertible, Hashable, DescribedError {
    let sentence: String

    /// Creates the error, as a stand-in for the vendor does.
    public init(form: String, reason: String) {
      sentence = "The feedback form \"\(form)\" could not be loaded; the vendor says: \(reason)".printable
    }
  }
}
