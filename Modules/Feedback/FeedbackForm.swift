/// A form that asks the user for feedback.
///
/// It is a value that can cross threads. The vendor's view controller cannot, and does not leave this module.
public struct FeedbackForm: Sendable, Hashable, Identifiable {
  /// The name that the form was loaded by.
  public let id: String

  /// The headline of the form.
  public let title: String

  /// What the user is asked, from top to bottom.
  public let questions: [String]

  /// Creates a form, as a stand-in for the vendor does.
  public init(id: String, title: String, questions: [String] = []) {
    self.id = id
    self.title = title
    self.questions = questions
  }
}
